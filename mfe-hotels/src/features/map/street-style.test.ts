import type { LayerSpecification } from 'maplibre-gl';
import { creditOf } from './map-credit';
import { plainColour, type StreetColours } from './street-colours';
import { streetStyle } from './street-style';

const NAMES = [
  'land',
  'water',
  'shore',
  'green',
  'building',
  'edge',
  'casing',
  'path',
  'minor',
  'major',
  'motorway',
  'rail',
  'border',
  'name',
] as const;
const COLOURS: StreetColours = {
  land: 'land',
  water: 'water',
  shore: 'shore',
  green: 'green',
  building: 'building',
  edge: 'edge',
  casing: 'casing',
  path: 'path',
  minor: 'minor',
  major: 'major',
  motorway: 'motorway',
  rail: 'rail',
  border: 'border',
  name: 'name',
};
const style = (extent: readonly [number, number, number, number] | null = null) =>
  streetStyle(COLOURS, 'tiles://{z}/{x}/{y}', { minZoom: 0, maxZoom: 15, extent });

/** Layers of a source layer that draw a kind, from below to above. */
const drawnBy = (layer: string, kind: string): LayerSpecification[] =>
  style().layers.filter((drawn) => {
    if (!('source-layer' in drawn) || drawn['source-layer'] !== layer) return false;
    return JSON.stringify(drawn.filter).includes(`"${kind}"`);
  });
const colourOf = (layer: LayerSpecification | undefined) =>
  layer !== undefined && layer.type === 'line' ? layer.paint?.['line-color'] : undefined;

it.each([
  ['roads', 'highway', ['casing', 'motorway']],
  ['roads', 'major_road', ['casing', 'major']],
  ['roads', 'minor_road', ['casing', 'minor']],
  ['roads', 'path', ['path']],
  ['roads', 'rail', ['rail', 'land']],
  ['transportation', 'motorway', ['casing', 'motorway']],
  ['transportation', 'primary', ['casing', 'major']],
  ['transportation', 'tertiary', ['casing', 'major']],
  ['transportation', 'service', ['casing', 'minor']],
  ['transportation', 'track', ['path']],
  ['transportation', 'transit', ['rail', 'land']],
  ['transportation', 'ferry', []],
])('draws %s of kind %s as %j', (layer, kind, colours) =>
  expect(drawnBy(layer, kind).flatMap((drawn) => colourOf(drawn) ?? [])).toEqual(colours),
);

it.each([
  'landuse',
  'landcover',
  'park',
  'water',
  'waterway',
  'buildings',
  'building',
  'boundaries',
  'boundary',
])('draws %s', (layer) =>
  expect(
    style().layers.some((drawn) => 'source-layer' in drawn && drawn['source-layer'] === layer),
  ).toBe(true),
);

it('asks nobody for letters or symbols, and paints with each colour of the sheet', () => {
  const text = JSON.stringify(style());
  expect(text).not.toMatch(/glyphs|sprite|https?:/);
  for (const name of NAMES) expect(text).toContain(`"${name}"`);
});

it('gives each layer a name of its own', () => {
  const ids = style().layers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  [null, {}],
  [[3, 50, 8, 54] as const, { bounds: [3, 50, 8, 54] }],
])('asks for the tiles that there are: within %j', (extent, more) =>
  expect(style(extent).sources['streets']).toEqual({
    type: 'vector',
    tiles: ['tiles://{z}/{x}/{y}'],
    minzoom: 0,
    maxzoom: 15,
    ...more,
  }),
);

it.each([
  ['rgb(243, 241, 234)', 'rgb(243, 241, 234)'],
  ['rgba(10, 20, 30, 0.5)', 'rgb(10, 20, 30)'],
  ['rgb(10 20 30 / 50%)', 'rgb(10, 20, 30)'],
  ['color(srgb 1 0.5 0)', 'rgb(255, 128, 0)'],
  ['color(srgb 0.2 1e-3 0.4 / 1)', 'rgb(51, 0, 102)'],
  ['', 'rgb(0, 0, 0)'],
])('reads the colour %s as %s', (computed, colour) => expect(plainColour(computed)).toBe(colour));

it.each([
  ['© OpenStreetMap', null, '© OpenStreetMap'],
  ['<b>"A" & B</b>', null, '&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;'],
  [
    '© OSM',
    'https://a.example/?a="1"&b',
    '<a href="https://a.example/?a=&quot;1&quot;&amp;b" rel="noopener">© OSM</a>',
  ],
])('names %s with %j', (credit, creditUrl, markup) =>
  expect(creditOf({ kind: 'archive', url: 'https://a.example/a.pmtiles', credit, creditUrl })).toBe(
    markup,
  ),
);
