import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH, ONE_ADULT } from './criteria';
import type { PassSearch, TicketSearch } from './criteria';
import { fromPassQuery, fromTicketQuery, toPassQuery, toTicketQuery } from './criteria-codec';

const single: TicketSearch = { ...EMPTY_TICKET_SEARCH, from: 'Köln Hbf', to: 'Paris Nord', date: '2026-12-10', hour: 14 };
const pass: PassSearch = { ...EMPTY_PASS_SEARCH, area: 'Switzerland & Austria', date: '2026-12-10' };

const reread = (query: URLSearchParams) => new URLSearchParams(query.toString());

describe('the query of a train search', () => {
  it.each<[string, TicketSearch]>([
    ['a single journey', single],
    ['a return journey', { ...single, returnDate: '2026-12-12', returnHour: 0 }],
    ['a mixed party', { ...single, passengers: { adult: 1, youth: 2, senior: 1, child: 3, infant: 1 } }],
    ['nobody', { ...single, passengers: { ...ONE_ADULT, adult: 0 } }],
  ])('gives back tickets for %s', (_, search) => {
    expect(fromTicketQuery(reread(toTicketQuery(search)))).toEqual(search);
  });

  it('gives back a pass', () => {
    expect(fromPassQuery(reread(toPassQuery(pass)))).toEqual(pass);
  });

  it('says nothing when the URL holds no search', () => {
    expect(fromTicketQuery(new URLSearchParams('area=Spain'))).toBeNull();
    expect(fromPassQuery(new URLSearchParams('from=Paris'))).toBeNull();
  });

  it.each([
    ['an hour in words', 'hour=noon', { hour: -1 }],
    ['a count in words', 'adult=two', { passengers: { ...ONE_ADULT, adult: 0 } }],
    ['a search without passengers', '', { passengers: ONE_ADULT }],
  ])('reads %s without failing', (_, part, expected) => {
    expect(fromTicketQuery(new URLSearchParams(`from=Paris&to=Rome&date=2026-12-10&${part}`))).toMatchObject(expected);
  });

  it('cuts a text of 5,000 characters, still too long for the rules to accept', () => {
    expect(fromTicketQuery(new URLSearchParams({ from: 'x'.repeat(5000) }))?.from).toHaveLength(61);
  });
});
