import { EMPTY_PASS_SEARCH, EMPTY_TICKET_SEARCH, ONE_ADULT } from './criteria';
import type { PassSearch, TicketSearch } from './criteria';
import { fromPassQuery, fromTicketQuery, toPassQuery, toTicketQuery } from './criteria-codec';
import { placeOfCode, typedPlace } from './place-text';

const single: TicketSearch = {
  ...EMPTY_TICKET_SEARCH,
  from: placeOfCode('DE:koeln-hbf'),
  to: placeOfCode('FR:paris'),
  date: '2026-12-10',
  hour: 14,
};
const pass: PassSearch = { ...EMPTY_PASS_SEARCH, area: 'CH', date: '2026-12-10' };

const reread = (query: URLSearchParams) => new URLSearchParams(query.toString());

describe('the query of a train search', () => {
  it.each<[string, TicketSearch]>([
    ['a single journey', single],
    ['a return journey', { ...single, returnDate: '2026-12-12', returnHour: 0 }],
    ['a place that was typed and not chosen', { ...single, from: typedPlace('Köln & so on') }],
    [
      'a mixed party',
      { ...single, passengers: { adult: 1, youth: 2, senior: 1, child: 3, infant: 1 } },
    ],
    [
      'reduction cards of some',
      {
        ...single,
        passengers: { ...ONE_ADULT, adult: 2, youth: 1 },
        cards: { adult: ['', 'NS-DAL'], youth: ['BAHNCARD-25'] },
      },
    ],
    ['nobody', { ...single, passengers: { ...ONE_ADULT, adult: 0 } }],
  ])('gives back tickets for %s', (_, search) => {
    expect(fromTicketQuery(reread(toTicketQuery(search)))).toEqual(search);
  });

  it('OQ-64 carries codes, not names', () => {
    const named = { ...single, to: { ...single.to, label: 'Paris', localLabel: 'Parijs' } };
    expect(toTicketQuery(named).toString()).toBe(
      'from=DE%3Akoeln-hbf&to=FR%3Aparis&date=2026-12-10&hour=14&adult=1',
    );
  });

  it('gives back a pass', () => {
    expect(fromPassQuery(reread(toPassQuery(pass)))).toEqual(pass);
  });

  it('says nothing when the URL holds no search', () => {
    expect(fromTicketQuery(new URLSearchParams('area=ES'))).toBeNull();
    expect(fromPassQuery(new URLSearchParams('from=FR:paris'))).toBeNull();
  });

  it.each([
    ['an hour in words', 'hour=noon', { hour: -1 }],
    ['a count in words', 'adult=two', { passengers: { ...ONE_ADULT, adult: 0 } }],
    ['a search without passengers', '', { passengers: ONE_ADULT }],
    [
      'a card that can’t be one',
      'adultCard=%3Cb%3E&adultCard=NS-DAL',
      { cards: { adult: ['', 'NS-DAL'] } },
    ],
  ])('reads %s without failing', (_, part, expected) => {
    expect(
      fromTicketQuery(new URLSearchParams(`from=FR:paris&to=IT:roma&date=2026-12-10&${part}`)),
    ).toMatchObject(expected);
  });

  it('cuts a text of 5,000 characters, still too long for the rules to accept', () => {
    expect(
      fromTicketQuery(new URLSearchParams({ from: 'x'.repeat(5000) }))?.from.label,
    ).toHaveLength(61);
  });
});

it('reads days as they are typed into a form that is sent without script', () => {
  const query = new URLSearchParams('from=Amsterdam&date=14-01-2027&returnDate=17/1/2027');
  expect(fromTicketQuery(query)).toMatchObject({ date: '2027-01-14', returnDate: '2027-01-17' });
});
