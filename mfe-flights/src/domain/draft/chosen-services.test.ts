import { buildFlightOffer } from '@wayfare/testing';
import { quantityOf, servicesTotal, totalWith, withBag } from './chosen-services';

const OFFER = buildFlightOffer();
const [BAG] = OFFER.available_services ?? [];
if (BAG === undefined) throw new Error('no bag');

it('FLT-37 chosen bags raise the total by their price, and lower it again when they are taken out', () => {
  const two = withBag([], BAG, 2);
  expect(quantityOf(two, BAG)).toBe(2);
  expect(servicesTotal(two)).toBe('64.00');
  expect(totalWith(OFFER, two)).toBe('624.60');
  expect(withBag([], BAG, 9)[0]?.quantity).toBe(BAG.maximum_quantity);
  expect(totalWith(OFFER, withBag(two, BAG, 0))).toBe(OFFER.total_amount);
});
