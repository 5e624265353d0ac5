import { createRandom } from '../../kit/random';
import { catalogue } from '../catalogue/catalogue';
import type { Hotel } from '../catalogue/hotel';
import { freeKinds, offered } from './availability';
import { amount, cancellationTimeline, fromPriceCents, priceOf, vatCents } from './price';
import { boardsOf, capacityOf, ROOM_KINDS, roomFacts, roomKinds } from './room-kinds';
import { newToken, type Sale, type Stay } from './sale';
import { wireRate } from './wire-rate';

const { hotels } = catalogue();
const random = createRandom('rates test');
const SAMPLE = Array.from({ length: 400 }, () => hotels[random.int(0, hotels.length - 1)]).filter(
  (hotel): hotel is Hotel => hotel !== undefined,
);
const NOW = Date.UTC(2026, 10, 21);

function stayOf(guests: string, dates = ['2026-12-10', '2026-12-13'], rooms = 1): Stay {
  const [checkIn = '', checkOut = ''] = dates;
  const ages = guests.split(' ').map((text) => (text === 'A' ? 30 : Number(text)));
  return { checkIn, checkOut, rooms, ages };
}

/** The plainest room with no meals, to be cancelled, unless told otherwise. */
function saleOf(hotel: Hotel, stay: Stay, terms: Partial<Sale['token']> = {}): Sale {
  const [kind] = roomKinds(hotel);
  if (kind === undefined) throw new Error('no room');
  return { hotel, kind, token: { ...newToken(hotel, stay, NOW), ...terms } };
}

const ratesOf = (hotel: Hotel, stay: Stay) =>
  offered(hotel, newToken(hotel, stay, NOW), [], (sale, left) =>
    wireRate(sale, { now: NOW, left }),
  ).flatMap(({ rates }) => rates);

test('base and tax add up to the total on the wire, to the cent, and the tax is the property’s percentage', () => {
  const cents = (text: string): number => Math.round(Number(text) * 100);
  for (const hotel of SAMPLE) {
    for (const rate of ratesOf(hotel, stayOf('A A 7'))) {
      expect(cents(rate.base_amount) + cents(rate.tax_amount) + cents(rate.fee_amount)).toBe(
        cents(rate.total_amount),
      );
      expect(cents(rate.tax_amount)).toBe(vatCents(hotel, cents(rate.base_amount)));
    }
  }
});

test('city tax is paid at the property, by percentage or per adult and night', () => {
  for (const hotel of SAMPLE) {
    const price = priceOf(saleOf(hotel, stayOf('A A 7')));
    const { cityTaxPercent, cityTaxCents } = hotel.taxes;
    expect(price.due).toBe(Math.round((price.base * cityTaxPercent) / 100) + cityTaxCents * 2 * 3);
  }
});

test('a saver rate costs less than the flexible one, and more meals cost more', () => {
  for (const hotel of SAMPLE.slice(0, 80)) {
    const stay = stayOf('A A');
    const totals = boardsOf(hotel).map((board) => priceOf(saleOf(hotel, stay, { board })).total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    const saver = priceOf(saleOf(hotel, stay, { refundable: false })).total;
    expect(saver).toBeLessThan(priceOf(saleOf(hotel, stay)).total);
  }
});

test('the price from which a hotel is offered is never above what a night for two really costs', () => {
  for (const hotel of SAMPLE) {
    for (const dates of [
      ['2026-12-10', '2026-12-11'],
      ['2027-02-07', '2027-02-08'],
      ['2027-05-04', '2027-05-05'],
    ]) {
      const totals = ratesOf(hotel, stayOf('A A', dates)).map((rate) => Number(rate.total_amount));
      expect(Number(amount(fromPriceCents(hotel)))).toBeLessThanOrEqual(Math.min(...totals));
    }
  }
});

test.each([
  ['one night', ['2026-12-10', '2026-12-11']],
  ['three nights', ['2026-12-10', '2026-12-13']],
  ['a week in summer', ['2027-07-10', '2027-07-16']],
])('between 8 and 22 percent of the hotels are sold out for %s', (_case, dates) => {
  const full =
    hotels.filter((hotel) => freeKinds(hotel, stayOf('A A', dates)).length === 0).length /
    hotels.length;
  expect(full).toBeGreaterThan(0.08);
  expect(full).toBeLessThan(0.22);
});

test('rooms that do not hold the guests are not offered, and more than five guests fit into no room', () => {
  for (const hotel of SAMPLE) {
    for (const guests of ['A A A', 'A A 4 8', 'A A 4 8 10'])
      expect(
        freeKinds(hotel, stayOf(guests)).every(
          (kind) => capacityOf(kind) >= guests.split(' ').length,
        ),
      ).toBe(true);
    expect(freeKinds(hotel, stayOf('A A A A A A'))).toEqual([]);
  }
  expect(Math.max(...ROOM_KINDS.map(capacityOf))).toBe(5);
});

test('nine rooms can be had', () => {
  const many = SAMPLE.filter(
    (hotel) => freeKinds(hotel, stayOf('A A A A A A A A A', undefined, 9)).length > 0,
  );
  expect(many.length).toBeGreaterThan(200);
});

test('the refund steps are in order, start with everything, and carry the hotel’s own time zone', () => {
  for (const hotel of SAMPLE) {
    const sale = saleOf(hotel, stayOf('A', ['2027-07-10', '2027-07-11']));
    const timeline = cancellationTimeline(sale, 40_001, NOW);
    expect(timeline[0]?.refund_amount).toBe('400.01');
    expect(timeline.map(({ before }) => Date.parse(before))).toEqual(
      [...timeline].map(({ before }) => Date.parse(before)).sort((a, b) => a - b),
    );
    expect(timeline[0]?.before).toMatch(/^2027-07-\d\dT23:59:00[+-]\d\d:\d\d$/);
  }
});

test.each([
  ['Amsterdam', '2026-12-20', '+01:00'],
  ['Amsterdam', '2027-07-10', '+02:00'],
  ['New York City', '2027-07-10', '-04:00'],
])('in %s for arrival on %s the deadline ends with %s', (city, checkIn, offset) => {
  const hotel = hotels.find((candidate) => candidate.city.name === city);
  if (hotel === undefined) throw new Error('no hotel');
  const sale = saleOf(hotel, stayOf('A', [checkIn, checkIn]));
  expect(cancellationTimeline(sale, 100, NOW)[0]?.before.slice(-6)).toBe(offset);
});

test('rooms have a size, facilities and pictures, and no two kinds of a house the same first one', () => {
  for (const hotel of SAMPLE.slice(0, 100)) {
    const rooms = roomKinds(hotel).map((kind) => roomFacts(hotel, kind));
    expect(new Set(rooms.map(({ photos }) => photos[0])).size).toBe(rooms.length);
    for (const { squareMetres, facilities, photos } of rooms) {
      expect(squareMetres).toBeGreaterThan(9);
      expect(squareMetres).toBeLessThan(70);
      expect(new Set(facilities).size).toBe(facilities.length);
      expect(photos[0]).toMatch(/^[a-z0-9-]+$/);
    }
  }
});

test('a flexible rate whose deadline has passed is not offered', () => {
  for (const hotel of SAMPLE) {
    const rates = ratesOf(hotel, stayOf('A A', ['2026-11-21', '2026-11-22']));
    expect(
      rates.every(
        ({ cancellation_timeline: steps }) =>
          steps[0] === undefined || Date.parse(steps[0].before) > NOW,
      ),
    ).toBe(true);
  }
});

test.each([
  [5, '0.05'],
  [1_999, '19.99'],
  [100_000, '1000.00'],
])('%d cents are written %s', (cents, text) => {
  expect(amount(cents)).toBe(text);
});
