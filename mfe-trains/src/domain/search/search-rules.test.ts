import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH, ONE_ADULT } from './criteria';
import type { PassSearch, TicketSearch } from './criteria';
import { placeOfCode, typedPlace } from './place-text';
import { findPassProblems, findTicketProblems } from './search-rules';

const TODAY = '2026-11-21';
const ticket: TicketSearch = {
  ...EMPTY_TICKET_SEARCH,
  from: placeOfCode('NL:amsterdam-centraal'),
  to: placeOfCode('FR:paris'),
  date: '2026-12-10',
};
const pass: PassSearch = { ...EMPTY_PASS_SEARCH, area: 'CH', date: '2026-12-10' };

const ticketCodes = (change: Partial<TicketSearch>) =>
  findTicketProblems({ ...ticket, ...change }, TODAY).map(
    (problem) => `${problem.field}: ${problem.code}`,
  );
const passCodes = (change: Partial<PassSearch>) =>
  findPassProblems({ ...pass, ...change }, TODAY).map(
    (problem) => `${problem.field}: ${problem.code}`,
  );

describe('the rules of a search for train tickets', () => {
  it.each<[string, Partial<TicketSearch>]>([
    ['TRN-54 stations that were chosen', {}],
    ['TRN-55 today', { date: TODAY }],
    ['OQ-63 the 330th day from now', { date: '2027-10-17' }],
    ['TRN-56 a return on the same day', { returnDate: '2026-12-10' }],
    ['a return later that day', { returnDate: '2026-12-10', returnHour: 20 }],
    ['a pensioner travelling alone', { passengers: { ...ONE_ADULT, adult: 0, senior: 1 } }],
    ['nine passengers', { passengers: { adult: 2, youth: 2, senior: 2, child: 2, infant: 1 } }],
  ])('accept %s', (_, change) => {
    expect(ticketCodes(change)).toEqual([]);
  });

  it.each<[string, Partial<TicketSearch>, string[]]>([
    ['TRN-54 a missing station', { from: typedPlace(' ') }, ['from: from']],
    [
      'TRN-54 a station that was typed and not chosen',
      { from: typedPlace('Amsterdam') },
      ['from: fromChoose'],
    ],
    ['TRN-54 markup as a station', { to: typedPlace('<i>Paris</i>') }, ['to: toChoose']],
    [
      'TRN-54 the same station twice',
      { to: placeOfCode('NL:amsterdam-centraal') },
      ['to: sameStation'],
    ],
    ['TRN-55 a missing date', { date: '' }, ['date: date']],
    ['TRN-55 a date that does not exist', { date: '2026-02-30' }, ['date: date']],
    ['TRN-55 a date in the past', { date: '2026-11-20' }, ['date: datePast']],
    ['OQ-63 the 331st day from now', { date: '2027-10-18' }, ['date: dateTooFar']],
    ['TRN-55 an hour that does not exist', { hour: 24 }, ['hour: hour']],
    ['OQ-63 a return too far ahead', { returnDate: '2027-10-18' }, ['returnDate: returnTooFar']],
    [
      'TRN-56 a return before the outbound journey',
      { returnDate: '2026-12-09' },
      ['returnDate: returnBeforeOutbound'],
    ],
    [
      'TRN-56 a return some hours too early',
      { returnDate: '2026-12-10', returnHour: 7 },
      ['returnDate: returnBeforeOutbound'],
    ],
    [
      'TRN-57 no passenger',
      { passengers: { ...ONE_ADULT, adult: 0 } },
      ['passengers.adult: noPassenger'],
    ],
    [
      'OQ-63 ten passengers',
      { passengers: { ...ONE_ADULT, adult: 9, infant: 1 } },
      ['passengers.adult: tooManyPassengers'],
    ],
  ])('refuse %s', (_, change, expected) => {
    expect(ticketCodes(change)).toEqual(expected);
  });
});

describe('the rules of a search for a rail pass', () => {
  it('accept an area, a first day and one adult', () => {
    expect(passCodes({})).toEqual([]);
  });

  it.each<[string, Partial<PassSearch>, string[]]>([
    ['a pass for nowhere', { area: '' }, ['area: area']],
    ['an area in words', { area: 'Switzerland' }, ['area: area']],
    ['TRN-55 a first day in the past', { date: '2026-11-20' }, ['date: datePast']],
    ['OQ-63 a first day too far ahead', { date: '2027-10-18' }, ['date: dateTooFar']],
    [
      'TRN-57 no passenger',
      { passengers: { ...ONE_ADULT, adult: 0 } },
      ['passengers.adult: noPassenger'],
    ],
  ])('refuse %s', (_, change, expected) => {
    expect(passCodes(change)).toEqual(expected);
  });
});
