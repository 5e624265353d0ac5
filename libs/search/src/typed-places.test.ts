import { exactMatch, findTyped, readTypedSearch } from './typed-places';

it.each([
  ['barcelona', [['Barcelona'], ['Barcelos']], 'Barcelona'],
  ['malaga', [['Málaga']], 'Málaga'],
  ['Parijs', [['Paris', 'Parijs']], 'Paris'],
  ['Paris', [['Paris'], ['Paris']], null],
  ['Pari', [['Paris']], null],
  ['<script>', [], null],
])('takes %s for the place of that name only', (text, places, found) => {
  expect(exactMatch(text, places, (names) => names)?.[0] ?? null).toBe(found);
});

it('asks what typed texts may be, and leaves out those that nobody knows or can be asked about', async () => {
  const asked: string[] = [];
  const ends = ['Barcelona', 'x', 'Atlantis', 'Paris'].map((text, end) => ({ end, text }));
  const found = await findTyped(ends, (text) => {
    asked.push(text);
    if (text === 'Paris') return Promise.reject(new Error('down'));
    return Promise.resolve(text === 'Atlantis' ? [] : [`${text}!`]);
  });
  expect(asked).toEqual(['Barcelona', 'Atlantis', 'Paris']);
  expect(found).toEqual([{ end: 0, text: 'Barcelona', found: ['Barcelona!'] }]);
});

describe('a search whose places were typed', () => {
  const places: Record<string, string[]> = { Lond: ['LON', 'LHR'], Paris: ['PAR'] };
  const read = (search: { from: string; to: string; day: string } | null) =>
    readTypedSearch(search, {
      endsOf: ({ from, to }) => [
        { end: 'from', text: /[a-z]/.test(from) ? from : '' },
        { end: 'to', text: /[a-z]/.test(to) ? to : '' },
      ],
      ask: (text) => Promise.resolve(places[text] ?? []),
      meant: (_, found) => (found.length === 1 ? (found[0] ?? null) : null),
      withPlace: (known, { end }, place) => ({ ...known, [end]: place }),
      problemsOf: ({ from, to, day }) => [
        ...(/[a-z]/.test(from) ? [{ code: 'fromChoose' }] : []),
        ...(/[a-z]/.test(to) ? [{ code: 'toChoose' }] : []),
        ...(day === '' ? [{ code: 'date' }] : []),
      ],
    });
  const lond = { end: 'from', text: 'Lond', found: ['LON', 'LHR'] };

  it.each([
    ['nothing', null, { view: 'form', search: null, typed: [] }],
    [
      'chosen places',
      { from: 'AMS', to: 'BCN', day: '1' },
      { view: 'search', search: { from: 'AMS', to: 'BCN', day: '1' }, isSettled: false },
    ],
    [
      'a text with one meaning',
      { from: 'AMS', to: 'Paris', day: '1' },
      { view: 'search', search: { from: 'AMS', to: 'PAR', day: '1' }, isSettled: true },
    ],
    [
      'a text with several',
      { from: 'Lond', to: 'Paris', day: '1' },
      { view: 'form', search: { from: 'Lond', to: 'PAR', day: '1' }, typed: [lond] },
    ],
    [
      'a text that nobody knows',
      { from: 'Atlantis', to: 'BCN', day: '1' },
      { view: 'form', search: { from: 'Atlantis', to: 'BCN', day: '1' }, typed: [] },
    ],
    [
      'several meanings, and something wrong beside them',
      { from: 'Lond', to: 'BCN', day: '' },
      { view: 'form', search: { from: 'Lond', to: 'BCN', day: '' }, typed: [] },
    ],
  ])('is read from %s', async (_, search, expected) => {
    expect(await read(search)).toEqual(expected);
  });
});
