import { PREFERENCE_OPTIONS } from '../preferences';
import { soldTickets } from '../testing/sold-items';
import type { OfferedTicket } from '../../offers/offered';
import type { Comfort, PreferenceGroup } from '../../wire/wire-types';
import { placesOf } from './coach-plan';
import { RailSeats } from './rail-seats';

function offered(
  comfort: Comfort,
  ages: readonly number[] = [40],
  vehicle = 'EST 9320',
): OfferedTicket {
  const [ticket] = soldTickets({ comfort, ages, legs: [ages.map(() => 10_000)], vehicle }).offers;
  if (ticket === undefined) throw new Error('nothing was sold');
  return ticket.en;
}

const ids = ({ travelers }: OfferedTicket): string[] => travelers.map(({ id }) => id);
const place = (comfort: Comfort, given: { coach: string; seat: string } | undefined) =>
  placesOf(comfort).find(({ coach, seat }) => coach === given?.coach && seat === given.seat);

describe('TRN-33: seats follow what was wished', () => {
  const groups: readonly PreferenceGroup[] = [
    'SEATING_PREFERENCE',
    'SPACE_TYPE',
    'COMPARTMENT_TYPE',
    'TABLE',
    'DUPLEX_LEVEL',
    'SEAT_TYPE',
    'DIRECTION',
    'BERTH_LEVEL',
  ];
  const wishes = groups.flatMap((group) =>
    PREFERENCE_OPTIONS[group].map((option) => [group, option] as const),
  );
  test.each(wishes)('%s %s', (group, option) => {
    const comfort = group === 'BERTH_LEVEL' ? 'COUCHETTE' : 'STANDARD';
    const ticket = offered(comfort);
    const [seat] = new RailSeats().give(ticket, {
      travelerIds: ids(ticket),
      preferences: [{ group, option }],
    });
    expect(place(comfort, seat)?.traits.has(option)).toBe(true);
  });

  test('several wishes at once', () => {
    const ticket = offered('STANDARD');
    const preferences = [
      { group: 'SEATING_PREFERENCE', option: 'WINDOW' },
      { group: 'SPACE_TYPE', option: 'QUIET' },
      { group: 'TABLE', option: 'WITH_TABLE' },
      { group: 'DIRECTION', option: 'FORWARD' },
    ] as const;
    const [seat] = new RailSeats().give(ticket, { travelerIds: ids(ticket), preferences });
    const traits = place('STANDARD', seat)?.traits;
    expect(preferences.every(({ option }) => traits?.has(option) === true)).toBe(true);
  });

  test.each(['STANDARD', 'COMFORT', 'PREMIER', 'SEAT', 'COUCHETTE', 'SLEEPER'] as const)(
    'nobody is put among ladies in %s unasked',
    (comfort) => {
      const ticket = offered(
        comfort,
        Array.from({ length: 9 }, () => 40),
      );
      const given = new RailSeats().give(ticket, { travelerIds: ids(ticket), preferences: [] });
      expect(given).toHaveLength(9);
      expect(given.some((seat) => place(comfort, seat)?.traits.has('LADIES_ONLY'))).toBe(false);
    },
  );
});

test('the same train fills up, and no place is given twice', () => {
  const seats = new RailSeats();
  const ticket = offered('STANDARD', [40, 40, 8]);
  const given = Array.from({ length: 20 }, () =>
    seats.give(ticket, { travelerIds: ids(ticket), preferences: [] }),
  ).flat();
  expect(given).toHaveLength(60);
  expect(new Set(given.map(({ coach, seat }) => `${coach}/${seat}`)).size).toBe(60);
});

test('the same sale gets the same seats, and what is released can be sold again', () => {
  const seats = new RailSeats();
  const ticket = offered('STANDARD', [40, 40]);
  const party = { travelerIds: ids(ticket), preferences: [] };
  const first = seats.give(ticket, party);
  expect(new RailSeats().give(ticket, party)).toEqual(first);
  expect(seats.give(ticket, party)).not.toEqual(first);
  seats.release(first);
  expect(seats.give(ticket, party)).toEqual(first);
});

test('a party sits in one coach', () => {
  const ticket = offered('STANDARD', [40, 40, 8, 8]);
  const given = new RailSeats().give(ticket, { travelerIds: ids(ticket), preferences: [] });
  expect(new Set(given.map(({ coach }) => coach)).size).toBe(1);
});

test('infants have no seat, nor has a fare without reservation', () => {
  const ticket = offered('STANDARD', [40, 2]);
  const party = { travelerIds: ids(ticket), preferences: [] };
  expect(new RailSeats().give(ticket, party).map(({ travelerId }) => travelerId)).toEqual(['t1']);
  const open = {
    ...ticket,
    products: ticket.products.map((product) => ({ ...product, reservation: false })),
  };
  expect(new RailSeats().give(open, party)).toEqual([]);
});
