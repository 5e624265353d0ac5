import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH, ONE_ADULT } from './criteria';
import type { PassSearch, TicketSearch } from './criteria';
import { findPassProblems, findTicketProblems } from './search-rules';

const TODAY = '2026-11-21';
const ticket: TicketSearch = { ...EMPTY_TICKET_SEARCH, from: 'Amsterdam Centraal', to: 'Paris Nord', date: '2026-12-10' };
const pass: PassSearch = { ...EMPTY_PASS_SEARCH, area: 'Switzerland', date: '2026-12-10' };

const ticketCodes = (change: Partial<TicketSearch>) => findTicketProblems({ ...ticket, ...change }, TODAY).map((problem) => `${problem.field}: ${problem.code}`);
const passCodes = (change: Partial<PassSearch>) => findPassProblems({ ...pass, ...change }, TODAY).map((problem) => `${problem.field}: ${problem.code}`);

describe('the rules of a search for train tickets', () => {
  it.each<[string, Partial<TicketSearch>]>([
    ['a single journey', {}],
    ['today', { date: TODAY }],
    ['TRN-56 a return on the same day', { returnDate: '2026-12-10' }],
    ['a return later that day', { returnDate: '2026-12-10', returnHour: 20 }],
    ['stations with signs', { from: "'s-Hertogenbosch".slice(1), to: 'Köln Messe/Deutz (tief)' }],
    ['a pensioner travelling alone', { passengers: { ...ONE_ADULT, adult: 0, senior: 1 } }],
    ['nine passengers', { passengers: { adult: 2, youth: 2, senior: 2, child: 2, infant: 1 } }],
  ])('accept %s', (_, change) => {
    expect(ticketCodes(change)).toEqual([]);
  });

  it.each<[string, Partial<TicketSearch>, string[]]>([
    ['TRN-54 a missing station', { from: '' }, ['from: from']],
    ['TRN-54 markup as a station', { to: '<i>Paris</i>' }, ['to: to']],
    ['TRN-54 the same station twice', { to: 'amsterdam centraal' }, ['to: sameStation']],
    ['TRN-55 a missing date', { date: '' }, ['date: date']],
    ['TRN-55 a date that does not exist', { date: '2026-02-30' }, ['date: date']],
    ['TRN-55 a date in the past', { date: '2026-11-20' }, ['date: datePast']],
    ['TRN-55 an hour that does not exist', { hour: 24 }, ['hour: hour']],
    ['TRN-56 a return before the outbound journey', { returnDate: '2026-12-09' }, ['returnDate: returnBeforeOutbound']],
    ['TRN-56 a return some hours too early', { returnDate: '2026-12-10', returnHour: 7 }, ['returnDate: returnBeforeOutbound']],
    ['TRN-57 no passenger', { passengers: { ...ONE_ADULT, adult: 0 } }, ['passengers.adult: noPassenger']],
    ['OQ-63 ten passengers', { passengers: { ...ONE_ADULT, adult: 9, infant: 1 } }, ['passengers.adult: tooManyPassengers']],
  ])('refuse %s', (_, change, expected) => {
    expect(ticketCodes(change)).toEqual(expected);
  });
});

describe('the rules of a search for a rail pass', () => {
  it('accept a country, a first day and one adult', () => {
    expect(passCodes({})).toEqual([]);
  });

  it.each<[string, Partial<PassSearch>, string[]]>([
    ['a pass for nowhere', { area: '' }, ['area: area']],
    ['TRN-55 a first day in the past', { date: '2026-11-20' }, ['date: datePast']],
    ['TRN-57 no passenger', { passengers: { ...ONE_ADULT, adult: 0 } }, ['passengers.adult: noPassenger']],
  ])('refuse %s', (_, change, expected) => {
    expect(passCodes(change)).toEqual(expected);
  });
});
