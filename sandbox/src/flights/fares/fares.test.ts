import { seated, typeByAge, ageOn } from './travellers';
import { CABINS } from '../reference/aircraft';
import { conditionsOf, paymentRequirements } from '../offers/conditions';
import { offersOf, type Offer } from '../offers/offer';
import { parseSearch, type Search } from '../offers/search';
import { wireOffer } from '../offers/wire-offer';
import { journeyKey } from '../timetable/flight';
import { amount } from './price';

jest.setTimeout(60_000);

const NOW = Date.UTC(2026, 10, 21, 10);
const ADULT = { type: 'adult' };

function search(path: string, dates: string[], more: object = {}): Search {
  const codes = path.split(' ');
  const slices = dates.map((date, index) => ({
    origin: codes[index],
    destination: codes[index + 1],
    departure_date: date,
  }));
  return parseSearch({ data: { slices, passengers: [ADULT], ...more } }, NOW);
}

const ONE_WAY = search('AMS BCN', ['2027-01-14']);
const RETURN = search('AMS BCN AMS', ['2027-01-14', '2027-01-21']);
const FAMILY = search('AMS LIS AMS', ['2027-01-14', '2027-01-21'], {
  passengers: [ADULT, ADULT, { age: 7 }, { age: 1 }],
});
const FAR = search('LON NYC LON', ['2027-01-14', '2027-01-21'], { cabin_class: 'business' });
const ALL = [
  ONE_WAY,
  RETURN,
  FAMILY,
  FAR,
  search('AMS BCN ROM AMS', ['2027-01-14', '2027-01-17', '2027-01-21']),
];

const cents = (text: string | null): number => Math.round(Number(text) * 100);

const keyOf = ({ slices }: Offer) => journeyKey(slices.flatMap(({ flights }) => flights));

const fareOf = ({ slices }: Offer) => slices[0]?.brand.code;

/** Offers for the same flights, told apart by their fare. */
function byFlights(offers: readonly Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = keyOf(offer);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()];
}

test('base and tax add up to the total on the wire, to the cent', () => {
  for (const one of ALL) {
    const offers = offersOf(one);
    expect(offers.length).toBeGreaterThan(20);
    for (const offer of offers.map((own) => wireOffer(own))) {
      expect(cents(offer.base_amount) + cents(offer.tax_amount)).toBe(cents(offer.total_amount));
      expect(offer.total_amount).toMatch(/^\d+\.\d\d$/);
    }
  }
});

test('the same search has the same flights and prices an hour later', () => {
  const told = (at: number) =>
    offersOf({ ...RETURN, at }).map((offer) => [keyOf(offer), fareOf(offer), offer.price]);
  expect(told(NOW + 3_600_000)).toEqual(told(NOW));
});

test('for the same flights a better fare costs more and gives more', () => {
  for (const group of byFlights(offersOf(RETURN))) {
    const sorted = ['light', 'standard', 'flex'].map((code) =>
      group.find((offer) => fareOf(offer) === code),
    );
    expect(sorted.every((offer) => offer !== undefined)).toBe(true);
    const totals = sorted.map((offer) => offer?.price.total ?? 0);
    expect(totals[0]).toBeLessThan(totals[1] ?? 0);
    expect(totals[1]).toBeLessThan(totals[2] ?? 0);
    const changes = sorted.map((offer) =>
      offer === undefined
        ? undefined
        : conditionsOf(offer.slices, offer.travellers).change_before_departure,
    );
    expect(changes.map((change) => change?.allowed)).toEqual([false, true, true]);
    expect(changes[2]?.penalty_amount).toBe('0.00');
  }
});

test('cabins in front cost more on the same flights', () => {
  const any = CABINS.flatMap((cabin_class) =>
    offersOf(search('LHR JFK', ['2027-01-14'], { cabin_class, max_connections: 0 })),
  );
  for (const group of byFlights(any)) {
    const cheapest = CABINS.flatMap((cabin) => {
      const own = group.flatMap(({ slices, price }) =>
        slices[0]?.cabin === cabin ? [price.total] : [],
      );
      return own.length === 0 ? [] : [Math.min(...own)];
    });
    expect(cheapest).toEqual([...cheapest].sort((a, b) => b - a));
  }
});

test('two adults pay twice what one pays, a child less, an infant a tenth and no tax', () => {
  const priceFor = (passengers: object[]) => {
    const [offer] = offersOf(search('AMS BCN', ['2027-01-14'], { passengers })).filter(
      (one) => one.owner.iata === 'KL' && fareOf(one) === 'light',
    );
    if (offer === undefined) throw new Error('no offer');
    return offer.price;
  };
  const one = priceFor([ADULT]);
  expect(priceFor([ADULT, ADULT])).toEqual({
    base: one.base * 2,
    tax: one.tax * 2,
    total: one.total * 2,
  });
  expect(priceFor([ADULT, { age: 7 }]).base).toBe(one.base + Math.round(one.base * 0.75));
  expect(priceFor([ADULT, { age: 1 }])).toEqual({
    base: one.base + Math.round(one.base * 0.1),
    tax: one.tax,
    total: one.total + Math.round(one.base * 0.1),
  });
});

test('a seat costs more on the eve of the flight than months before', () => {
  const cheapest = (date: string) =>
    Math.min(...offersOf(search('AMS BCN', [date])).map(({ price }) => price.total));
  expect(cheapest('2026-11-23')).toBeGreaterThan(cheapest('2027-02-22') * 1.3);
});

test('every offer of a search says who travels, with a cabin and bags for each flight', () => {
  for (const offer of offersOf(FAMILY).map((own) => wireOffer(own))) {
    expect(offer.passengers.map(({ type }) => type)).toEqual([
      'adult',
      'adult',
      'child',
      'infant_without_seat',
    ]);
    for (const { passengers } of offer.slices.flatMap(({ segments }) => segments)) {
      expect(passengers.map(({ passenger_id: id }) => id)).toEqual(
        offer.passengers.map(({ id }) => id),
      );
      expect(passengers.at(-1)?.baggages).toEqual([]);
    }
    expect(Number(offer.total_emissions_kg)).toBeGreaterThan(0);
  }
});

test('a flexible fare of an airline with connections can be held, a cheap one cannot', () => {
  const own = offersOf(RETURN).filter(({ owner }) => owner.kind === 'network');
  expect(
    own
      .filter((offer) => fareOf(offer) === 'flex')
      .every((offer) => !paymentRequirements(offer).requires_instant_payment),
  ).toBe(true);
  expect(
    own
      .filter((offer) => fareOf(offer) !== 'flex')
      .every((offer) => paymentRequirements(offer).requires_instant_payment),
  ).toBe(true);
});

test('a partner’s flight is sold under the seller’s name and flown under its own number', () => {
  const shared = offersOf(search('AMS BKK', ['2027-01-14'])).flatMap((offer) => {
    const segments = wireOffer(offer).slices.flatMap((slice) => slice.segments);
    return segments
      .map((segment, index) => ({ segment, offer, flight: offer.slices[0]?.flights[index] }))
      .filter(({ flight }) => flight?.departure.carrier !== offer.owner);
  });
  expect(shared.length).toBeGreaterThan(0);
  for (const { segment, offer, flight } of shared) {
    expect(segment.marketing_carrier.iata_code).toBe(offer.owner.iata);
    expect(segment.operating_carrier_flight_number).toBe(flight?.departure.number);
    expect(segment.operating_carrier.iata_code).toBe(flight?.departure.operator.iata);
  }
});

test('no direction leaves before the one before it has arrived', () => {
  for (const { slices } of offersOf(search('AMS BCN AMS', ['2027-01-14', '2027-01-14']))) {
    const [out, back] = slices.map(({ flights }) => flights);
    expect(back?.[0]?.departsAt).toBeGreaterThan(out?.at(-1)?.arrivesAt ?? 0);
  }
});

test('a journey of several directions is offered though no airline flies them all', () => {
  const offers = offersOf(
    search('GRQ LGW SYD', ['2027-01-14', '2027-01-18'], { max_connections: 2 }),
  );
  expect(offers.length).toBeGreaterThan(0);
});

test.each([
  [0, 'infant_without_seat'],
  [1, 'infant_without_seat'],
  [2, 'child'],
  [11, 'child'],
  [12, 'adult'],
  [40, 'adult'],
])('somebody of %d is of type %s', (age, type) => {
  expect(typeByAge(age)).toBe(type);
  expect(seated([{ id: 'a', type: typeByAge(age), age }])).toHaveLength(age < 2 ? 0 : 1);
});

test.each([
  ['2015-01-14', '2027-01-14', 12],
  ['2015-01-15', '2027-01-14', 11],
  ['2024-02-29', '2027-02-28', 2],
  ['2024-02-29', '2027-03-01', 3],
])('who was born on %s is on %s %#: %d', (born, date, age) => {
  expect(ageOn(born, date)).toBe(age);
});

test.each([
  [5, '0.05'],
  [1_999, '19.99'],
  [100_000, '1000.00'],
  [-2_050, '-20.50'],
  [0, '0.00'],
])('%d cents are written %s', (value, text) => {
  expect(amount(value)).toBe(text);
});
