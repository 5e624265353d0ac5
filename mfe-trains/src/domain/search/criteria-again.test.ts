import {
  EMPTY_TICKET_SEARCH,
  ONE_ADULT,
  passCriteria,
  ticketCriteria,
  type TicketSearch,
} from './criteria';
import { queryOfPass, queryOfTickets } from './criteria-again';
import { toPassQuery, toTicketQuery } from './criteria-codec';
import { placeOfCode } from './place-text';

const clock = () => Date.parse('2026-12-10T09:00:00Z');
const single: TicketSearch = {
  ...EMPTY_TICKET_SEARCH,
  from: placeOfCode('NL:amsterdam'),
  to: placeOfCode('FR:paris'),
  date: '2027-01-14',
  hour: 14,
};

it.each<[string, TicketSearch]>([
  ['a single journey', single],
  ['there and back', { ...single, returnDate: '2027-01-17', returnHour: 0 }],
  [
    'a party with cards',
    {
      ...single,
      passengers: { adult: 2, youth: 1, senior: 0, child: 1, infant: 1 },
      cards: { adult: ['', 'NS-DAL'], youth: ['BAHNCARD-25'] },
    },
  ],
])('TRN-39 the criteria of an item lead back to its search: %s', (_, search) => {
  expect(queryOfTickets(ticketCriteria(search, clock)).toString()).toBe(
    toTicketQuery(search).toString(),
  );
});

it('TRN-39 the criteria of a pass lead back to its search', () => {
  const search = { area: 'CH', date: '2027-01-14', passengers: { ...ONE_ADULT, senior: 2 } };
  expect(queryOfPass(passCriteria(search)).toString()).toBe(toPassQuery(search).toString());
});
