import type { TripAction } from '@wayfare/api-contract';
import { nextAction } from './next-action';
import { pageAction } from './told-booking';

type Kind = TripAction['kind'];
const START = { local: '2026-12-10T09:35', timeZone: 'Europe/Amsterdam' };

it.each<[string, Kind[], string, Kind]>([
  ['what is held is paid', ['view', 'cancel', 'answer', 'pay'], '2026-12-09T12:00:00Z', 'pay'],
  [
    'a change is answered before all else',
    ['ticket', 'view', 'answer'],
    '2026-12-09T12:00:00Z',
    'answer',
  ],
  ['a ticket is for the last two days', ['ticket', 'view'], '2026-12-08T12:00:00Z', 'ticket'],
  ['and not for the third', ['ticket', 'view'], '2026-12-07T12:00:00Z', 'view'],
  // it is the eighth in Amsterdam
  ['by the clock of the place', ['ticket', 'view'], '2026-12-07T23:30:00Z', 'ticket'],
  ['a booking without a ticket is looked at', ['view', 'cancel'], '2026-12-09T12:00:00Z', 'view'],
])('%s', (_what, kinds, now, expected) => {
  const { next, others } = nextAction(
    kinds.map((kind) => pageAction(kind, 'page', {})),
    START,
    Date.parse(now),
  );
  expect(next.kind).toBe(expected);
  expect(others.map(({ kind }) => kind)).toEqual(kinds.filter((kind) => kind !== expected));
});

it('a booking without a page is an error', () => {
  expect(() => nextAction([pageAction('cancel', 'page', {})], START, 0)).toThrow('without a page');
});
