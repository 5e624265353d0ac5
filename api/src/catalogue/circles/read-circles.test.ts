import { parseCircles, parseOtherNames } from './read-circles';

const HEADER =
  'id\tkind\tname_en\tname_nl\tname_local\taliases\tcountry\ttown_id\ttown_name\tlat\tlon\tradius_km\timportance';
const ROW =
  'eiffel-tower\tsight\tEiffel Tower\tEiffeltoren\tTour Eiffel\tLa Tour Eiffel|Eiffel\tFR\tc_1\tParis\t48.8584\t2.2945\t2\t100';
const table = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;

it('reads a table of circles', () => {
  expect(parseCircles(table(ROW), 'sights.tsv')).toEqual([
    {
      id: 'eiffel-tower',
      type: 'sight',
      names: { en: 'Eiffel Tower', nl: 'Eiffeltoren' },
      aliases: ['Tour Eiffel', 'La Tour Eiffel', 'Eiffel'],
      country: 'FR',
      cityId: 'c_1',
      latitude: 48.8584,
      longitude: 2.2945,
      radiusKm: 2,
      popularity: 50,
    },
  ]);
});

it.each([
  ['a kind that nobody knows', ROW.replace('sight', 'hotel')],
  ['an id with capitals', ROW.replace('eiffel-tower', 'Eiffel')],
  ['no name', ROW.replace('Eiffel Tower', '')],
  ['a country in words', ROW.replace('FR', 'France')],
  ['no latitude', ROW.replace('48.8584', '')],
  ['a latitude in words', ROW.replace('48.8584', 'north')],
  ['a latitude beyond the pole', ROW.replace('48.8584', '148')],
  ['no width', ROW.replace('\t2\t100', '\t0\t100')],
  ['too much importance', ROW.replace('\t100', '\t101')],
  ['a column too few', ROW.slice(0, ROW.lastIndexOf('\t'))],
])('refuses a row with %s, and says which', (_what, row) => {
  expect(() => parseCircles(table(ROW, row), 'sights.tsv')).toThrow(
    'sights.tsv: line 3 cannot be read',
  );
});

it('refuses a table without its columns, and an id that stands there twice', () => {
  expect(() => parseCircles(ROW, 'areas.tsv')).toThrow('areas.tsv: the first line');
  expect(() => parseCircles(table(ROW, ROW), 'areas.tsv')).toThrow(
    'eiffel-tower stands there twice',
  );
});

describe('other names', () => {
  const header = 'place_id\tname_en\tother_names';

  it('are read by the id of their place', () => {
    const read = parseOtherNames(`${header}\nES\tSpain\tEspaña|Espagne\n`);
    expect([...read]).toEqual([['ES', ['España', 'Espagne']]]);
  });

  it.each([
    ['no place', '\tSpain\tEspaña'],
    ['no names', 'ES\tSpain\t'],
    ['a column too many', 'ES\tSpain\tEspaña\tEspagne'],
  ])('are refused with %s', (_what, row) => {
    expect(() => parseOtherNames(`${header}\n${row}\n`)).toThrow('other-names.tsv: line 2');
  });
});
