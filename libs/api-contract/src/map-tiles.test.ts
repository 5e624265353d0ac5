import * as v from 'valibot';
import { MAP_VARIABLES, mapCallsOf, mapProblems, mapSourceOf } from './map-tiles';

const Schema = v.object(MAP_VARIABLES);
const MAP_ATTRIBUTION = '© OpenStreetMap';

it.each([
  ['https://tiles.example.com/europe.pmtiles', 'archive', 'https://tiles.example.com'],
  ['https://tiles.example.com:8443/a.pmtiles?key=1', 'archive', 'https://tiles.example.com:8443'],
  ['https://tiles.example.com/{z}/{x}/{y}.mvt', 'template', 'https://tiles.example.com'],
  ['https://tiles.example.com/?z={z}&x={x}&y={y}', 'template', 'https://tiles.example.com'],
  ['https://tiles.example.com/planet.json?key=a', 'tilejson', 'https://tiles.example.com'],
  ['http://127.0.0.1:9000/{z}/{x}/{y}', 'template', 'http://127.0.0.1:9000'],
  ['http://localhost:9000/a.pmtiles', 'archive', 'http://localhost:9000'],
] as const)('%s is %s, and pages may call %s', (MAP_TILES_URL, kind, origin) => {
  const env = v.parse(Schema, { MAP_TILES_URL, MAP_ATTRIBUTION: ` ${MAP_ATTRIBUTION} ` });
  expect(mapSourceOf(env)).toEqual({
    kind,
    url: MAP_TILES_URL,
    credit: MAP_ATTRIBUTION,
    creditUrl: null,
  });
  expect(mapCallsOf(env)).toEqual([origin]);
});

const FORM =
  'must be an https address that ends in .pmtiles, has {z}, {x} and {y} in it, or is a TileJSON';

it.each([
  ['MAP_TILES_URL', 'tiles.example.com', FORM],
  ['MAP_TILES_URL', 'http://tiles.example.com/a.pmtiles', FORM],
  ['MAP_TILES_URL', 'pmtiles://https://tiles.example.com/a.pmtiles', FORM],
  ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}.mvt', FORM],
  ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}/{y}/{y}', FORM],
  ['MAP_TILES_URL', 'https://{s}.tiles.example.com/{z}/{x}/{y}', FORM],
  ['MAP_TILES_URL', 'https://{z}.example.com/{x}/{y}', FORM],
  ['MAP_TILES_URL', 'https://me:secret@tiles.example.com/a.pmtiles', FORM],
  ['MAP_TILES_URL', 'https://tiles.example.com/a.pmtiles; script-src *', FORM],
  ['MAP_ATTRIBUTION', ' ', 'must not be blank'],
  ['MAP_ATTRIBUTION', 'x'.repeat(121), 'must have at most 120 characters'],
  ['MAP_ATTRIBUTION_URL', 'http://www.openstreetmap.org/copyright', 'must be an https address'],
  ['MAP_ATTRIBUTION_URL', 'javascript:alert(1)', 'must be an https address'],
])('refuses %s=%s', (name, value, words) => {
  const { issues } = v.safeParse(Schema, { [name]: value }, { abortPipeEarly: true });
  expect(issues?.map(({ message }) => message)).toEqual([words]);
});

const LONELY =
  'MAP_TILES_URL must be set with MAP_ATTRIBUTION and MAP_ATTRIBUTION_URL, which name its source';

it.each([
  [{}, []],
  [{ MAP_TILES_URL: 'https://a.example/t.json', MAP_ATTRIBUTION }, []],
  [
    { MAP_TILES_URL: 'https://a.example/t.json' },
    ['MAP_ATTRIBUTION must be set with MAP_TILES_URL: it names whose map this is'],
  ],
  [{ MAP_ATTRIBUTION }, [LONELY]],
  [{ MAP_ATTRIBUTION_URL: 'https://www.openstreetmap.org/copyright' }, [LONELY]],
])('with %j, what does not belong together is %j', (env, problems) =>
  expect(mapProblems(env).map(({ variable, words }) => `${variable} ${words}`)).toEqual(problems),
);

it('knows no source and no origin where none is named', () => {
  expect(mapSourceOf({})).toBeNull();
  expect(mapCallsOf({})).toEqual([]);
});
