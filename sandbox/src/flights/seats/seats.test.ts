import { AIRCRAFT, aircraftOf, cabinAboard, layoutOf, type CabinPlan } from '../reference/aircraft';
import { AIRLINES, airlineOf } from '../reference/airlines';
import { offersOf, type Offer } from '../offers/offer';
import { parseSearch } from '../offers/search';
import { drawnRows, wingIndices } from './cabin-rows';
import { seatMaps } from '../offers/seat-map';
import { SoldSeats } from '../offers/sold-seats';

jest.setTimeout(60_000);

const seatsOf = (plan: CabinPlan): string[] =>
  drawnRows(plan).flatMap(({ sections }) =>
    sections
      .flat()
      .flatMap((place) => (place.kind === 'seat' ? [`${place.row}${place.letter}`] : [])),
  );

const NETWORK = airlineOf('KL');
const LOWCOST = airlineOf('FR');
const CASES = AIRCRAFT.flatMap((aircraft) => [
  [aircraft.name, 'with connections', layoutOf({ aircraft, carrier: NETWORK })] as const,
  [aircraft.name, 'without frills', layoutOf({ aircraft, carrier: LOWCOST })] as const,
]);

test.each(CASES)(
  '%s %s has seats with a name of their own, in as many sections as there are aisles',
  (_name, _kind, layout) => {
    const seats = layout.flatMap(seatsOf);
    expect(new Set(seats).size).toBe(seats.length);
    expect(seats.length).toBeGreaterThan(60);
    for (const plan of layout) {
      const rows = drawnRows(plan);
      const numbers = rows.flatMap(({ number }) => number ?? []);
      expect(rows.every(({ sections }) => sections.length === plan.columns.length)).toBe(true);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(plan.exits.every((row) => numbers.includes(row))).toBe(true);
      expect(plan.bassinets.every((row) => numbers.includes(row))).toBe(true);
      const wings = wingIndices(plan, rows);
      if (wings !== null)
        expect(rows.slice(wings.first_row_index, wings.last_row_index + 1).length).toBeGreaterThan(
          1,
        );
      const widths = rows
        .filter(({ number }) => number !== undefined)
        .map(({ sections }) => sections.map(({ length }) => length).join());
      expect(new Set(widths).size).toBe(1);
    }
    expect(layout.map(({ deck }) => deck)).toEqual(layout.map(({ deck }) => deck).sort());
  },
);

test('every aircraft of every fleet has a layout', () => {
  const known = new Set(AIRCRAFT.map(({ iata }) => iata));
  for (const airline of AIRLINES)
    for (const type of airline.fleet) expect(known.has(type)).toBe(true);
});

test('the large ones hold what they are known for', () => {
  const layout = (iata: string) => layoutOf({ aircraft: aircraftOf(iata), carrier: NETWORK });
  expect(layout('388').flatMap(seatsOf).length).toBeGreaterThan(480);
  expect(layout('77W').flatMap(seatsOf).length).toBeGreaterThan(300);
  expect(layout('388').some(({ deck }) => deck === 1)).toBe(true);
});

test.each([
  ['738', 'KL', 'first', 'business'],
  ['738', 'KL', 'premium_economy', 'economy'],
  ['738', 'FR', 'business', 'economy'],
  ['AT7', 'LO', 'business', 'economy'],
  ['77W', 'KL', 'first', 'first'],
] as const)(
  'aboard a %s of %s somebody who asked for %s sits in %s',
  (iata, carrier, wanted, cabin) => {
    const flown = { aircraft: aircraftOf(iata), carrier: airlineOf(carrier) };
    expect(cabinAboard(flown, wanted)).toBe(cabin);
  },
);

const SEARCH = {
  slices: [{ origin: 'AMS', destination: 'SIN', departure_date: '2027-01-14' }],
  passengers: [{ type: 'adult' }, { age: 7 }, { age: 0 }],
};

let offers: Offer[] = [];
beforeAll(() => {
  offers = offersOf(parseSearch({ data: SEARCH }, Date.UTC(2026, 10, 21, 10)));
});

function seatsFor(offer: Offer, sold = new SoldSeats()) {
  return seatMaps(offer, sold).map(({ cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) =>
        sections.flatMap(({ elements }) =>
          elements.flatMap(({ designator, disclosures = [], available_services = [] }) =>
            designator === undefined ? [] : [{ designator, disclosures, available_services }],
          ),
        ),
      ),
    ),
  );
}

test('there is one map for each flight, with the cabin of the fare only', () => {
  for (const offer of offers.slice(0, 30)) {
    const maps = seatMaps(offer, new SoldSeats());
    expect(maps).toHaveLength(offer.slices.flatMap(({ flights }) => flights).length);
    for (const { cabins } of maps)
      expect(new Set(cabins.map(({ cabin_class: cabin }) => cabin))).toEqual(new Set(['economy']));
  }
});

test('some seats are taken and some are free, always the same ones, and no infant has one', () => {
  for (const offer of offers.slice(0, 30)) {
    const infant = offer.travellers.find(({ type }) => type === 'infant_without_seat')?.id;
    const seats = seatsFor(offer).flat();
    const free = seats.filter(({ available_services: services }) => services.length > 0);
    expect(free.length).toBeGreaterThan(5);
    expect(free.length).toBeLessThan(seats.length * 0.8);
    expect(
      seats
        .flatMap(({ available_services: services }) => services)
        .some(({ passenger_id: id }) => id === infant),
    ).toBe(false);
    expect(seatsFor(offer).flat()).toEqual(seats);
  }
});

test('a service of a seat has an id of its own for each traveller', () => {
  for (const offer of offers.slice(0, 30)) {
    const ids = seatsFor(offer)
      .flat()
      .flatMap(({ available_services: services }) => services.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('children are not seated at an exit', () => {
  const child = (offer: Offer) => offer.travellers.find(({ type }) => type === 'child')?.id;
  for (const offer of offers.slice(0, 30)) {
    const exits = seatsFor(offer)
      .flat()
      .filter(({ disclosures }) => disclosures.some((text) => text.includes('exit row')));
    expect(
      exits
        .flatMap(({ available_services: services }) => services)
        .some(({ passenger_id: id }) => id === child(offer)),
    ).toBe(false);
  }
});

test('a flexible fare has its seats for nothing, a cheap one pays for them', () => {
  const amounts = (brand: string) =>
    offers
      .filter(({ slices }) => slices[0]?.brand.code === brand)
      .slice(0, 8)
      .flatMap((offer) =>
        seatsFor(offer)
          .flat()
          .flatMap(({ available_services: services }) =>
            services.map(({ total_amount: total }) => Number(total)),
          ),
      );
  expect(new Set(amounts('flex'))).toEqual(new Set([0]));
  expect(Math.min(...amounts('light'))).toBeGreaterThan(0);
});

test('a seat that is sold is free for nobody until it is given back', () => {
  const [offer] = offers;
  const flight = offer?.slices[0]?.flights[0];
  if (offer === undefined || flight === undefined) throw new Error('no offer');
  const sold = new SoldSeats();
  const seat =
    seatsFor(offer, sold)[0]?.find(({ available_services: services }) => services.length > 0)
      ?.designator ?? '';
  expect(sold.isFree(flight, seat)).toBe(true);
  sold.sell([{ flight, designator: seat }]);
  expect(
    seatsFor(offer, sold)[0]?.find(({ designator }) => designator === seat)?.available_services,
  ).toEqual([]);
  sold.release([{ flight, designator: seat }]);
  expect(sold.isFree(flight, seat)).toBe(true);
});
