import { EMPTY_SEARCH } from './criteria';
import { readSearch, writeSearch } from './search-query';
import { earliestToday, type SearchRules } from './search-rules';

const RULES: SearchRules = { today: '2026-11-21', needsDates: false, needsPlace: true };
const PLACE = { type: 'city', id: 'c_1' };
const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-12' };
const rooms = (...ages: (number | null)[][]) =>
  ages.map((room) => ({ paxes: room.map((age) => (age === null ? {} : { age })) }));
const read = (json: unknown, rules = RULES) =>
  readSearch(typeof json === 'string' ? json : JSON.stringify(json), rules);

describe('the search parameter', () => {
  it.each([
    ['a place without dates', { place: PLACE, searchTerms: 'Barcelona, Spain' }],
    [
      'a place, dates and two rooms',
      {
        place: PLACE,
        searchTerms: 'Barcelona, Spain',
        ...STAY,
        occupancies: rooms([30, 30], [30, 5]),
      },
    ],
    [
      'the area of the map',
      { bounds: { north: 42, south: 41, east: 3, west: 2 }, ...STAY, occupancies: rooms([30]) },
    ],
    ['a point', { latitude: 41.38, longitude: 2.17, occupancies: rooms([30]) }],
    ['chosen hotels', { hotels: ['A', 'B'], ...STAY, occupancies: rooms([30, 30]) }],
  ])('HOT-21 gives back what it was written from: %s', (_, json) => {
    const first = read(json);
    if (first.status !== 'ok') throw new Error('expected a valid search');
    expect(read(writeSearch(first.search))).toEqual(first);
  });

  it('HOT-22 holds adults and children with ages per room', () => {
    const search = read({ place: PLACE, ...STAY, occupancies: rooms([30, 30], [30, 5]) });
    expect(search).toMatchObject({
      status: 'ok',
      search: {
        party: [
          { adults: 2, childAges: [] },
          { adults: 1, childAges: [5] },
        ],
      },
    });
    expect(JSON.parse(writeSearch(search.search))).toMatchObject({
      occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }, { paxes: [{ age: 30 }, { age: 5 }] }],
      hotels: [],
    });
  });

  it.each(['garbage', '{', '[]', 'null', '"text"', '42', `{"x":"${'a'.repeat(9000)}"}`])(
    'HOT-52 cannot read %.20s',
    (text) => {
      expect(read(text)).toEqual({
        status: 'unreadable',
        search: EMPTY_SEARCH,
        problems: {},
      });
    },
  );

  it.each([
    ['nowhere', { ...STAY }, { place: 'place' }],
    ['a place without an id', { place: { type: 'city' } }, { place: 'place' }],
    ['a place of an unknown kind', { place: { type: 'moon', id: 'x' } }, { place: 'place' }],
    [
      'an id of 5,000 characters',
      { place: { type: 'city', id: 'x'.repeat(5000) } },
      { place: 'place' },
    ],
    [
      'dates in the past',
      { place: PLACE, checkIn: '2026-11-20', checkOut: '2026-11-22' },
      { dates: 'datesPast' },
    ],
    [
      'a check-out before the check-in',
      { place: PLACE, checkIn: '2026-12-12', checkOut: '2026-12-10' },
      { dates: 'datesOrder' },
    ],
    ['one date', { place: PLACE, checkIn: '2026-12-12' }, { dates: 'datesMissing' }],
    [
      'a day that does not exist',
      { place: PLACE, checkIn: '2026-02-30', checkOut: '2026-03-02' },
      { dates: 'datesUnreadable' },
    ],
    [
      '31 nights',
      { place: PLACE, checkIn: '2026-12-01', checkOut: '2027-01-01' },
      { dates: 'datesTooLong' },
    ],
    [
      'more than a year ahead',
      { place: PLACE, checkIn: '2027-11-22', checkOut: '2027-11-23' },
      { dates: 'datesTooFar' },
    ],
    ['no adults', { place: PLACE, occupancies: rooms([5]) }, { party: 'adults' }],
    ['an empty room', { place: PLACE, occupancies: rooms([]) }, { party: 'adults' }],
    ['no rooms', { place: PLACE, occupancies: [] }, { party: 'rooms' }],
    [
      'ten rooms',
      { place: PLACE, occupancies: rooms(...Array.from({ length: 10 }, () => [30])) },
      { party: 'rooms' },
    ],
    [
      'six guests in a room (CON-17)',
      { place: PLACE, occupancies: rooms([30, 30, 30, 30, 4, 5]) },
      { party: 'guests' },
    ],
    [
      'a child without an age (HOT-23)',
      { place: PLACE, occupancies: rooms([30, null]) },
      { party: 'childAge' },
    ],
  ])('HOT-52 refuses %s and keeps the rest', (_, json, problems) => {
    expect(read(json)).toMatchObject({ status: 'invalid', problems });
  });

  it('HOT-52 keeps place, dates and rooms of a search that has passed', () => {
    const search = read({
      place: PLACE,
      searchTerms: 'Barcelona',
      checkIn: '2026-01-01',
      checkOut: '2026-01-03',
      occupancies: rooms([30]),
    });
    expect(search.search).toMatchObject({
      place: { id: 'c_1', searchTerms: 'Barcelona' },
      stay: { checkIn: '2026-01-01', checkOut: '2026-01-03' },
      party: [{ adults: 1, childAges: [] }],
    });
  });

  it('keeps markup in a place as plain text', () => {
    const search = read({
      place: PLACE,
      searchTerms: `<img src=x onerror=alert(1)>'; DROP TABLE hotels;--`,
    });
    expect(search.search.place?.searchTerms).toBe(
      `<img src=x onerror=alert(1)>'; DROP TABLE hotels;--`,
    );
  });

  it('CON-18 starts with an empty list of hotels', () => {
    expect(readSearch(null, RULES).search.hotels).toEqual([]);
  });

  it('asks for dates where prices are needed', () => {
    expect(read({ place: PLACE }, { ...RULES, needsDates: true })).toMatchObject({
      status: 'invalid',
      problems: { dates: 'datesMissing' },
    });
  });

  it('does not call a day past while it still is that day somewhere', () => {
    expect(earliestToday(Date.parse('2026-11-21T11:00:00Z'))).toBe('2026-11-20');
    expect(earliestToday(Date.parse('2026-11-21T13:00:00Z'))).toBe('2026-11-21');
  });
});
