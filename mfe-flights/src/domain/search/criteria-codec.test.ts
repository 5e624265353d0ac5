import { EMPTY_SEARCH, type FlightSearch, type SliceDraft } from './criteria';
import { fromQuery, SEARCH_KEYS, toQuery, withSearch } from './criteria-codec';

const AMS = { code: 'AMS', name: 'AMS' };
const out: SliceDraft = {
  from: AMS,
  to: { code: 'RIO', name: 'RIO' },
  departureDate: '2026-12-10',
};
const oneWay: FlightSearch = { ...EMPTY_SEARCH, trip: 'one_way', slices: [out] };
const family: FlightSearch = {
  ...oneWay,
  trip: 'return',
  returnDate: '2026-12-17',
  cabinClass: 'premium_economy',
  directOnly: true,
  adults: 2,
  childAges: ['5', '11'],
  infants: 1,
};
const several: FlightSearch = {
  ...oneWay,
  trip: 'multi',
  slices: [
    out,
    { from: { code: 'GIG', name: 'GIG' }, to: AMS, departureDate: '2026-12-20' },
    { from: AMS, to: { code: '', name: '' }, departureDate: '' },
  ],
};

const read = (query: string) => fromQuery(new URLSearchParams(query));

describe('the query of a flight search', () => {
  it.each([
    ['a one-way trip', oneWay],
    ['a family with a return trip', family],
    ['several cities, the last of them still to be filled in', several],
    [
      'a family whose other children follow in a second booking',
      { ...family, laterAges: ['7', '9'] },
    ],
    ['that second booking', { ...family, isSecond: true }],
    ['a child whose age is still to be chosen', { ...family, childAges: ['5', ''] }],
    [
      'a text with signs that a URL escapes',
      { ...oneWay, slices: [{ ...out, to: { code: '', name: "L'Aquila & Co (Abruzzo)" } }] },
    ],
    [
      'a place that is typed and not chosen',
      { ...oneWay, slices: [{ ...out, to: { code: '', name: 'Málaga' } }] },
    ],
  ])('gives back %s', (_, search) => {
    const query = toQuery(search);
    expect(read(query.toString())).toEqual(search);
    expect([...query.keys()].filter((key) => !SEARCH_KEYS.some((known) => known === key))).toEqual(
      [],
    );
  });

  it('I18N-63 carries codes and no names, which are another language’s on the next page', () => {
    const query = toQuery({
      ...oneWay,
      slices: [{ ...out, from: { code: 'AMS', name: 'Amsterdam' } }],
    });
    expect([
      query.get('from'),
      query.get('fromName'),
      query.get('to'),
      query.get('toName'),
    ]).toEqual(['AMS', null, 'RIO', null]);
  });

  it('I18N-63 takes no name from an address that has a code', () => {
    expect(
      read('from=AMS&fromName=Free+flights+at+example.org&to=BCN&toName=Barcelona')?.slices[0],
    ).toMatchObject({ from: AMS, to: { code: 'BCN', name: 'BCN' } });
  });

  it('puts another search into an address and keeps order and filters, from the first page on', () => {
    const query = new URLSearchParams(
      'from=AMS&to=BCN&returnDate=2027-01-21&childAges=7&sort=cheapest&bags=checked&page=3',
    );
    const moved = withSearch(query, oneWay);
    expect([...moved]).toEqual([...toQuery(oneWay), ['sort', 'cheapest'], ['bags', 'checked']]);
  });

  it('says nothing when the URL holds no search', () => {
    expect(read('utm_source=x')).toBeNull();
  });

  it.each([
    ['as the field writes it', 'fromName=Amsterdam+(AMS)', AMS],
    ['as the field writes it, beside its code', 'from=ams&fromName=Amsterdam+(AMS)', AMS],
    ['by its code alone', 'from=AMS', { code: 'AMS', name: 'AMS' }],
    ['by a code typed as a name', 'fromName=ams', { code: 'AMS', name: 'AMS' }],
    ['by a name, which is no place yet', 'fromName=Amsterdam', { code: '', name: 'Amsterdam' }],
    ['by a name as the code', 'from=Amsterdam', { code: '', name: 'Amsterdam' }],
  ])('knows a place %s', (_, query, from) => {
    expect(read(query)?.slices[0]?.from).toEqual(from);
  });

  it.each([
    ['an unknown cabin class', 'cabinClass=rooftop', { cabinClass: 'economy' }],
    ['an unknown kind of trip', 'trip=round-the-world&returnDate=2026-12-17', { trip: 'return' }],
    ['adults in words', 'adults=two', { adults: 0 }],
    ['a negative count', 'adults=-1', { adults: 0 }],
    ['an age in words', 'childAges=five&childAges=7', { childAges: ['', '7'] }],
    [
      'more children than fit on a booking',
      Array<string>(50).fill('childAges=7').join('&'),
      { childAges: Array<string>(9).fill('7') },
    ],
    [
      'a second flight of a one-way trip',
      'trip=one_way&from=AMS&to=BCN',
      { slices: [{ to: { code: 'BCN' } }] },
    ],
  ])('reads %s without failing', (_, part, expected) => {
    expect(read(`from=AMS&to=BCN&departureDate=2026-12-10&${part}`)).toMatchObject(expected);
  });

  it('cuts a text of 5,000 characters, and the flights after the seventh, which is one too many', () => {
    expect(
      read(new URLSearchParams({ fromName: 'x'.repeat(5000) }).toString())?.slices[0]?.from.name,
    ).toHaveLength(61);
    expect(read(`trip=multi&${Array<string>(50).fill('from=AMS').join('&')}`)?.slices).toHaveLength(
      7,
    );
  });
});

it('reads days as they are typed into a form that is sent without script', () => {
  const query = new URLSearchParams('fromName=AMS&departureDate=14/01/2027&returnDate=21-1-2027');
  expect(fromQuery(query)).toMatchObject({
    slices: [{ departureDate: '2027-01-14' }],
    returnDate: '2027-01-21',
  });
});
