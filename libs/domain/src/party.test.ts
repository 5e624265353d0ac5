import fc from 'fast-check';
import type { Party, PartyProblem } from './party';
import {
  DEFAULT_PARTY,
  MAX_CHILD_AGE,
  MAX_GUESTS_PER_ROOM,
  MAX_ROOMS,
  countParty,
  fromOccupancies,
  partyProblems,
  toOccupancies,
} from './party';

const room = fc
  .tuple(
    fc.integer({ min: 1, max: MAX_GUESTS_PER_ROOM }),
    fc.array(fc.integer({ min: 0, max: MAX_CHILD_AGE }), { maxLength: MAX_GUESTS_PER_ROOM }),
  )
  .map(([adults, childAges]) => ({
    adults,
    childAges: childAges.slice(0, MAX_GUESTS_PER_ROOM - adults),
  }));
const party = fc.array(room, { minLength: 1, maxLength: MAX_ROOMS });
const couple = { adults: 2, childAges: [] };

it.each<[string, Party, PartyProblem[]]>([
  ['two adults', DEFAULT_PARTY, []],
  ['nine rooms', Array.from({ length: 9 }, () => couple), []],
  ['ten rooms', Array.from({ length: 10 }, () => couple), [{ kind: 'rooms' }]],
  ['no room', [], [{ kind: 'rooms' }]],
  [
    'a room without an adult',
    [couple, { adults: 0, childAges: [5] }],
    [{ kind: 'adults', room: 1 }],
  ],
  ['half an adult', [{ adults: 1.5, childAges: [] }], [{ kind: 'adults', room: 0 }]],
  ['five guests in a room', [{ adults: 3, childAges: [0, 17] }], []],
  ['six guests in a room', [{ adults: 4, childAges: [3, 4] }], [{ kind: 'guests', room: 0 }]],
  [
    'a child whose age is not chosen',
    [{ adults: 1, childAges: [4, null] }],
    [{ kind: 'childAge', room: 0, child: 1 }],
  ],
  ['a child of 18', [{ adults: 1, childAges: [18] }], [{ kind: 'childAge', room: 0, child: 0 }]],
  [
    'a child of minus one',
    [{ adults: 1, childAges: [-1] }],
    [{ kind: 'childAge', room: 0, child: 0 }],
  ],
])('OQ-30 checks %s', (_, guests, problems) => {
  expect(partyProblems(guests)).toEqual(problems);
  expect(toOccupancies(guests) === null).toBe(problems.length > 0);
});

it('sends one occupancy per room, adults first, with the chosen ages', () => {
  expect(
    toOccupancies([
      { adults: 1, childAges: [5] },
      { adults: 1, childAges: [] },
    ]),
  ).toEqual([{ paxes: [{ age: 30 }, { age: 5 }] }, { paxes: [{ age: 30 }] }]);
});

it('gets every party back from the wire', () => {
  fc.assert(
    fc.property(party, (guests) =>
      expect(fromOccupancies(toOccupancies(guests) ?? [])).toEqual(guests),
    ),
  );
});

it('counts 18 as an adult', () => {
  expect(fromOccupancies([{ paxes: [{ age: 18 }, { age: 17 }] }])).toEqual([
    { adults: 1, childAges: [17] },
  ]);
});

it('counts everyone for the summary, chosen age or not', () => {
  expect(
    countParty([
      { adults: 2, childAges: [5, null] },
      { adults: 1, childAges: [] },
    ]),
  ).toEqual({ rooms: 2, adults: 3, children: 2, guests: 5 });
});
