import { EMPTY_TICKET_SEARCH, type TicketSearch } from '../../domain/search/criteria';
import { firstHour, hourOf, withHour } from './hour-change';

const sameDay: TicketSearch = {
  ...EMPTY_TICKET_SEARCH,
  date: '2027-01-14',
  returnDate: '2027-01-14',
  hour: 8,
  returnHour: 12,
};

it.each<[string, TicketSearch, 0 | 1, number, [number, number]]>([
  ['the way out', sameDay, 0, 10, [10, 12]],
  ['the way out after the way back of that day, which goes along', sameDay, 0, 15, [15, 15]],
  [
    'the way out before a way back of another day',
    { ...sameDay, returnDate: '2027-01-16' },
    0,
    15,
    [15, 12],
  ],
  ['the way back', sameDay, 1, 20, [8, 20]],
])('TRN-11 the hour of %s', (_, search, direction, hour, expected) => {
  const changed = withHour(search, direction, hour);
  expect([hourOf(changed, 0), hourOf(changed, 1)]).toEqual(expected);
});

it('TRN-56 a way back of the same day starts no earlier than the way out', () => {
  expect([
    firstHour(sameDay, 0),
    firstHour(sameDay, 1),
    firstHour({ ...sameDay, returnDate: '2027-01-15' }, 1),
  ]).toEqual([0, 8, 0]);
});
