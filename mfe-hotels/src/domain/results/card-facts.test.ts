import { buildHotelResult } from '@wayfare/testing';
import { cardFacts } from './card-facts';

it('sends of a hotel what its card shows, and terms where it has a price alone', () => {
  const hotel = buildHotelResult();
  const { latitude, longitude, demo, optionRefId } = hotel;
  expect([latitude, longitude, demo, optionRefId]).not.toContain(undefined);
  const priced = cardFacts(hotel);
  expect(priced).toMatchObject({ name: hotel.name, path: hotel.path, price: hotel.price });
  expect(priced).not.toHaveProperty('latitude');
  expect(priced).not.toHaveProperty('demo');
  expect(priced).not.toHaveProperty('images.0.alt');
  const undated = cardFacts({ ...hotel, price: null });
  expect(undated).toHaveProperty('fromPrice', hotel.fromPrice);
  expect(undated).not.toHaveProperty('price');
  expect(undated).not.toHaveProperty('refundable');
});
