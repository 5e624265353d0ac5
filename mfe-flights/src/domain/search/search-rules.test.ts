import { EMPTY_SEARCH, type FlightSearch, type SliceDraft } from './criteria';
import { findProblems, inTwoBookings, secondSearch } from './search-rules';

const TODAY = '2026-11-21';
const AMS = { code: 'AMS', name: 'Amsterdam' };
const BCN = { code: 'BCN', name: 'Barcelona' };
const out: SliceDraft = { from: AMS, to: BCN, departureDate: '2026-12-10' };
const good: FlightSearch = { ...EMPTY_SEARCH, slices: [out], returnDate: '2026-12-17' };

const withSlice = (
  part: Partial<SliceDraft>,
  more: Partial<FlightSearch> = {},
): Partial<FlightSearch> => ({ slices: [{ ...out, ...part }], ...more });
const several = (...slices: Partial<SliceDraft>[]): Partial<FlightSearch> => ({
  trip: 'multi',
  slices: slices.map((part) => ({ ...out, ...part })),
});

function codes(change: Partial<FlightSearch>): string[] {
  return findProblems({ ...good, ...change }, TODAY).map(
    (problem) => `${problem.field}: ${problem.code}`,
  );
}

describe('the rules of a flight search', () => {
  it.each<[string, Partial<FlightSearch>]>([
    ['places that were chosen', {}],
    ['a code without a name', withSlice({ to: { code: 'LIS', name: 'LIS' } })],
    ['today', withSlice({ departureDate: TODAY })],
    ['the same day there and back', { returnDate: '2026-12-10' }],
    [
      'the 330th day from now',
      withSlice({ departureDate: '2027-10-17' }, { returnDate: '2027-10-17' }),
    ],
    ['a one-way trip without a return date', { trip: 'one_way', returnDate: '' }],
    ['two flights on one day', several({}, { from: BCN, to: AMS })],
    ['six flights', several(...Array<object>(6).fill({}))],
    ['nine seats', { adults: 5, childAges: ['2', '11', '5', '6'] }],
    ['one infant on the lap of each adult', { adults: 2, infants: 2 }],
    [
      'one-way, whatever was filled in for several cities',
      { trip: 'one_way', slices: [out, { ...out, departureDate: '' }] },
    ],
  ])('accept %s', (_, change) => {
    expect(codes(change)).toEqual([]);
  });

  it.each<[string, Partial<FlightSearch>, string[]]>([
    ['FLT-19 no adult', { adults: 0 }, ['adults: adults']],
    ['FLT-20 a missing date', withSlice({ departureDate: '' }), ['date.0: departureDate']],
    [
      'FLT-20 a date that does not exist',
      withSlice({ departureDate: '2027-02-30' }, { trip: 'one_way' }),
      ['date.0: departureDate'],
    ],
    [
      'FLT-20 a date in the past',
      withSlice({ departureDate: '2026-11-20' }),
      ['date.0: departurePast'],
    ],
    [
      'FLT-20 a return before the departure',
      { returnDate: '2026-12-09' },
      ['date.0-end: returnBeforeDeparture'],
    ],
    ['FLT-20 a return trip without a return date', { returnDate: '' }, ['date.0-end: returnDate']],
    [
      'FLT-20 a flight before the one before it',
      several({}, { departureDate: '2026-12-09' }),
      ['date.1: beforePrevious'],
    ],
    [
      'OQ-49 the 331st day from now',
      withSlice({ departureDate: '2027-10-18' }, { trip: 'one_way' }),
      ['date.0: departureTooFar'],
    ],
    ['OQ-49 a return too far ahead', { returnDate: '2027-10-18' }, ['date.0-end: returnTooFar']],
    ['OQ-49 a tenth seat', { adults: 9, childAges: ['4'] }, ['adults: tooManySeated']],
    ['OQ-49 more infants than adults', { adults: 1, infants: 2 }, ['infants: infants']],
    [
      'OQ-49 a child without an age',
      { adults: 2, childAges: ['5', ''] },
      ['childAges.1: childAge'],
    ],
    ['OQ-49 a child of 12', { childAges: ['12'] }, ['childAges.0: childAge']],
    ['OQ-49 a child of 1', { childAges: ['1'] }, ['childAges.0: childAge']],
    ['an empty place', withSlice({ from: { code: '', name: ' ' } }), ['from.0: from']],
    [
      'a place that was typed and not chosen',
      withSlice({ to: { code: '', name: 'Barcelona' } }),
      ['to.0: toChoose'],
    ],
    [
      'markup as a place',
      withSlice({ from: { code: '', name: '<b>Rome</b>' } }),
      ['from.0: fromChoose'],
    ],
    ['the same place twice', withSlice({ to: AMS }), ['to.0: samePlace']],
    ['a trip to several cities of one flight', several({}), ['slices: tooFewSlices']],
    ['a seventh flight', several(...Array<object>(7).fill({})), ['slices: tooManySlices']],
  ])('refuse %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it.each([
    [2, ['5', '6'], null, []],
    [1, ['5', '6'], { now: ['5'], later: ['6'] }, ['children: childrenAlone']],
    [2, ['5', '6', '7'], { now: ['5', '6'], later: ['7'] }, ['children: childrenAlone']],
    [0, ['5'], null, ['adults: adults']],
  ])(
    'FLT-28 refuse more children than adults at the search, and part them in two bookings: %i adults, children of %j',
    (adults, childAges, parted, refused) => {
      expect(inTwoBookings({ adults, childAges })).toEqual(parted);
      expect(codes({ adults, childAges })).toEqual(refused);
    },
  );
});

describe('a second booking for children without an adult of their own', () => {
  it.each<[string, Partial<FlightSearch>, Partial<FlightSearch> | null]>([
    ['nobody is left', {}, null],
    [
      'one child with an adult',
      { adults: 1, childAges: ['5'], laterAges: ['7'], infants: 1 },
      { adults: 1, childAges: ['7'], laterAges: [], infants: 0, isSecond: true },
    ],
    [
      'three children with three adults',
      { adults: 2, laterAges: ['3', '4', '5'] },
      { adults: 3, childAges: ['3', '4', '5'], laterAges: [] },
    ],
    [
      'as many as one booking takes, and a third one for the rest',
      { laterAges: ['2', '3', '4', '5', '6'] },
      { adults: 4, childAges: ['2', '3', '4', '5'], laterAges: ['6'] },
    ],
  ])('FLT-28 is searched for %s', (_who, first, second) => {
    const found = secondSearch({ ...good, ...first });
    if (second === null) expect(found).toBeNull();
    else {
      expect(found).toMatchObject({ ...second, slices: good.slices, returnDate: good.returnDate });
      expect(found === null ? [] : findProblems(found, TODAY).map(({ code }) => code)).toEqual([]);
    }
  });
});
