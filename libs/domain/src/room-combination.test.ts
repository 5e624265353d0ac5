import { combinationProblem, inBookingOrder } from './room-combination';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const FREE = { freeCancellationUntil: '2026-12-08T23:00:00Z', isOnRequest: false };
const SOON = { freeCancellationUntil: '2026-12-03T11:59:59Z', isOnRequest: false };
const JUST = { freeCancellationUntil: '2026-12-03T12:00:00Z', isOnRequest: false };
const FIXED = { freeCancellationUntil: null, isOnRequest: false };
const REQUEST = { ...FREE, isOnRequest: true };

it.each([
  ['rates that are free to cancel', [FREE, FREE, JUST], null],
  ['one that is not', [FIXED, FREE], null],
  ['two that are not', [FIXED, FREE, FIXED], 'notFree'],
  ['one that is not and one that is free for too short', [FIXED, SOON], 'notFree'],
  ['one on request', [FREE, REQUEST], 'onRequest'],
  ['one alone, on request', [REQUEST], null],
  ['one alone that costs', [FIXED], null],
] as const)('HOT-18 combines %s or says why not', (_what, rates, problem) => {
  expect(combinationProblem(rates, NOW)).toBe(problem);
});

it('books last what costs to cancel, and the rest as it was chosen', () => {
  const [first, second] = [
    { ...FREE, room: 2 },
    { ...FREE, room: 3 },
  ];
  expect(inBookingOrder([{ ...FIXED, room: 1 }, first, second], NOW)).toEqual([
    first,
    second,
    { ...FIXED, room: 1 },
  ]);
});
