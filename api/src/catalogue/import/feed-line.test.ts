import { parseFeedLine } from './feed-line';

const LINE = {
  id: 'acc_0001',
  geoname_id: 3128760,
  name: 'Hotel Copper Heron',
  demo: true,
  type: '31',
  stars: 4,
  latitude: 41.39,
  longitude: 2.16,
  address: {
    line_one: 'Calle del Molino, 5',
    postal_code: '08001',
    city_name: 'Barcelona',
    country_code: 'ES',
  },
  rating: { score: 8.4, count: 120 },
  from_price_cents: 9950,
  currency: 'EUR',
  time_zone: 'Europe/Madrid',
  min_age: 18,
  check_in_from: '15:00',
  check_out_before: null,
  facilities: [{ code: 'wifi', name: { en: 'Free wifi', nl: 'Gratis wifi' } }],
  description: { en: 'A house.', nl: 'Een huis.' },
  photos: [{ id: 'city-1', alt: { en: 'A street', nl: 'Een straat' } }],
};

describe("A line of the supplier's content", () => {
  it('becomes a hotel', () => {
    expect(parseFeedLine(JSON.stringify(LINE))).toMatchObject({
      id: 'acc_0001',
      geonameId: 3128760,
      address: 'Calle del Molino, 5, 08001 Barcelona',
      fromPriceCents: 9950,
      checkInFrom: '15:00',
      checkOutUntil: '',
      facilities: [{ code: 'wifi', names: { en: 'Free wifi', nl: 'Gratis wifi' } }],
    });
  });

  it.each([
    ['no JSON', 'nonsense', 'line'],
    ['six stars', JSON.stringify({ ...LINE, stars: 6 }), 'stars'],
    ['a type nobody knows', JSON.stringify({ ...LINE, type: '999' }), 'type'],
    ['no name', JSON.stringify({ ...LINE, name: ' ' }), 'name'],
    ['a place off the earth', JSON.stringify({ ...LINE, latitude: 91 }), 'latitude'],
    ['an id with a path in it', JSON.stringify({ ...LINE, id: '../x' }), 'id'],
  ])('with %s says what is wrong with it', (_what, line, field) => {
    expect(parseFeedLine(line)).toMatch(new RegExp(`^${field}`));
  });
});
