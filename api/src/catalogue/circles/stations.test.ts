import { parseStations } from './stations';

const HEADER =
  'id\tname_en\tname_nl\tname_local\taliases\tcodes\tcountry\ttown\tlat\tlon\timportance';
const CENTRAL =
  'be-antwerpen-centraal\tAntwerp Central\tAntwerpen-Centraal\tAntwerpen-Centraal\tMiddenstatie\t8821006\tBE\tAntwerp\t51.2172\t4.4211\t64';
const SOUTH =
  'be-antwerpen-zuid\tAntwerpen-Zuid\tAntwerpen-Zuid\tAntwerpen-Zuid\t\tFNZ|8821196\tBE\tAntwerp\t51.1977\t4.3906\t50';
const AIRPORT =
  'nl-schiphol-airport\tSchiphol Airport\tSchiphol Airport\tSchiphol Airport\t\tSHL\tNL\tSchiphol Airport\t52.3088\t4.7615\t55';
const table = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`;

it('reads stations, the largest of a town with what else it is called', () => {
  expect(parseStations(table(CENTRAL, SOUTH)).circles).toMatchObject([
    {
      id: 'be-antwerpen-centraal',
      type: 'station',
      names: { en: 'Antwerp Central', nl: 'Antwerpen-Centraal' },
      aliases: [
        'Middenstatie',
        'Antwerp station',
        'station Antwerp',
        'Antwerp central station',
        'Antwerp centraal',
        'Antwerp cs',
      ],
      country: 'BE',
      town: 'Antwerp',
      popularity: 18,
    },
    { id: 'be-antwerpen-zuid', aliases: [] },
  ]);
});

it('reads their codes, those of airports too, which are circles already', () => {
  const { circles, stops, byCode } = parseStations(table(SOUTH, AIRPORT));
  expect([...byCode]).toEqual([
    ['fnz', { name: 'Antwerpen-Zuid', country: 'BE' }],
    ['8821196', { name: 'Antwerpen-Zuid', country: 'BE' }],
    ['shl', { name: 'Schiphol Airport', country: 'NL' }],
  ]);
  expect(circles.map(({ id }) => id)).toEqual(['be-antwerpen-zuid']);
  expect(stops.map(({ code, codes }) => [code, codes])).toEqual([
    ['BE:antwerpen-zuid', ['FNZ', '8821196']],
    ['NL:schiphol-airport', ['SHL']],
  ]);
});

it.each([
  ['an id without its country', CENTRAL.replace('be-', ''), 'stations.tsv: line 2'],
  ['no name', CENTRAL.replace('Antwerp Central', ''), 'stations.tsv: line 2'],
  ['no town', CENTRAL.replace('\tAntwerp\t', '\t\t'), 'stations.tsv: line 2'],
  ['a column too many', `${CENTRAL}\t1`, 'stations.tsv: line 2'],
  ['a code that another has', `${CENTRAL}\n${CENTRAL}`, 'the code 8821006 stands there twice'],
])('refuses a table with %s', (_what, rows, words) => {
  expect(() => parseStations(table(rows))).toThrow(words);
});
