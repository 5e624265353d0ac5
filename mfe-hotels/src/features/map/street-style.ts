import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { StreetColours } from './street-colours';
import {
  STREET_SCHEMAS,
  type FeatureKinds,
  type RoadClass,
  type StreetSchema,
} from './street-schemas';
import type { TileReader } from './tile-reader';

const SOURCE = 'streets';
const FONT = ['Inter Variable', 'sans-serif'];
/** Zooms of MapLibre with widths in pixels. */
type Widths = readonly (readonly [zoom: number, width: number])[];

const ROADS: readonly { road: RoadClass; from: number; widths: Widths }[] = [
  {
    road: 'path',
    from: 14,
    widths: [
      [14, 0.6],
      [18, 2.5],
    ],
  },
  {
    road: 'minor',
    from: 11,
    widths: [
      [11, 0.4],
      [13, 1.2],
      [15, 4.5],
      [18, 22],
    ],
  },
  {
    road: 'major',
    from: 7,
    widths: [
      [7, 0.5],
      [11, 1.6],
      [13, 3],
      [15, 7],
      [18, 28],
    ],
  },
  {
    road: 'motorway',
    from: 4,
    widths: [
      [4, 0.5],
      [8, 1.2],
      [11, 2.4],
      [15, 9],
      [18, 32],
    ],
  },
];
/** Width in pixels of a road's casing on each side. */
const CASING = 1;

const widthsOf = (widths: Widths, more = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...widths.flatMap(([zoom, width]) => [zoom, width + more]),
];

const has = ({ field, kinds }: FeatureKinds): ExpressionSpecification => [
  'match',
  ['to-string', ['get', field]],
  [...kinds],
  true,
  false,
];
const isOf = (shape: 'LineString' | 'Polygon'): ExpressionSpecification => [
  '==',
  ['geometry-type'],
  shape,
];
const both = (...parts: ExpressionSpecification[]): FilterSpecification => ['all', ...parts];

const inLayer = (schema: StreetSchema, role: string, layer: string) => ({
  id: `${schema.name} ${role}`,
  source: SOURCE,
  'source-layer': layer,
});

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

type Draw = (schema: StreetSchema, colours: StreetColours) => LayerSpecification[];

const ground: Draw = (schema, { green, water, shore }) => [
  ...schema.green.map((kinds): LayerSpecification => ({
    ...inLayer(schema, `green ${kinds.layer}`, kinds.layer),
    type: 'fill',
    filter: both(has(kinds), isOf('Polygon')),
    paint: { 'fill-color': green },
  })),
  {
    ...inLayer(schema, 'water', schema.water),
    type: 'fill',
    filter: isOf('Polygon'),
    paint: { 'fill-color': water, 'fill-outline-color': shore },
  },
  {
    ...inLayer(schema, 'rivers', schema.rivers),
    type: 'line',
    filter: isOf('LineString'),
    layout: ROUND,
    paint: {
      'line-color': water,
      'line-width': widthsOf([
        [8, 0.6],
        [13, 1.6],
        [18, 8],
      ]),
    },
  },
];

const buildings: Draw = (schema, { building, edge }) => [
  {
    ...inLayer(schema, 'buildings', schema.buildings),
    type: 'fill',
    minzoom: 14,
    filter: isOf('Polygon'),
    paint: { 'fill-color': building, 'fill-outline-color': edge },
  },
];

const casings: Draw = (schema, { casing }) =>
  ROADS.filter(({ road }) => road !== 'path').map(({ road, from, widths }) => ({
    ...inLayer(schema, `edge of ${road}`, schema.roads.layer),
    type: 'line',
    minzoom: Math.max(from, 11),
    filter: both(has({ ...schema.roads, kinds: schema.roads.classes[road] }), isOf('LineString')),
    layout: ROUND,
    paint: { 'line-color': casing, 'line-width': widthsOf(widths, 2 * CASING) },
  }));

const roads: Draw = (schema, colours) =>
  ROADS.map(({ road, from, widths }) => ({
    ...inLayer(schema, road, schema.roads.layer),
    type: 'line',
    minzoom: from,
    filter: both(has({ ...schema.roads, kinds: schema.roads.classes[road] }), isOf('LineString')),
    layout: road === 'path' ? { 'line-join': 'round' } : ROUND,
    paint: {
      'line-color': colours[road],
      'line-width': widthsOf(widths),
      ...(road === 'path' ? { 'line-dasharray': [2, 1.5] } : {}),
    },
  }));

const rails: Draw = (schema, { rail, land }) =>
  [
    {
      role: 'rail',
      paint: {
        'line-color': rail,
        'line-width': widthsOf([
          [8, 0.8],
          [18, 4],
        ]),
      },
    },
    {
      role: 'sleepers',
      paint: {
        'line-color': land,
        'line-width': widthsOf([
          [8, 0.3],
          [18, 2.4],
        ]),
        'line-dasharray': [4, 4],
      },
    },
  ].map(({ role, paint }) => ({
    ...inLayer(schema, role, schema.roads.layer),
    type: 'line',
    minzoom: role === 'rail' ? 8 : 12,
    filter: both(has({ ...schema.roads, kinds: schema.roads.classes.rail }), isOf('LineString')),
    paint,
  }));

const borders: Draw = (schema, { border }) => [
  {
    ...inLayer(schema, 'borders', schema.borders.layer),
    type: 'line',
    filter: has(schema.borders),
    paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [3, 2] },
  },
];

/** Place names are drawn by our own map in the page's language; street names use the device's fonts. */
const names: Draw = (schema, { name, land }) => [
  {
    ...inLayer(schema, 'street names', schema.streetNames.layer),
    type: 'symbol',
    minzoom: 15,
    filter: both(has(schema.streetNames), isOf('LineString')),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': widthsOf([
        [15, 10.5],
        [18, 14],
      ]),
      'text-max-angle': 30,
      'text-padding': 6,
    },
    paint: { 'text-color': name, 'text-halo-color': land, 'text-halo-width': 1.5 },
  },
];

/** Bottom to top. */
const ORDER: readonly Draw[] = [ground, borders, buildings, casings, roads, rails, names];

/** A MapLibre style in the site's colours, for either tile schema. */
export function streetStyle(
  colours: StreetColours,
  tiles: string,
  { minZoom, maxZoom, extent }: Pick<TileReader, 'minZoom' | 'maxZoom' | 'extent'>,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [tiles],
        minzoom: minZoom,
        maxzoom: maxZoom,
        ...(extent === null ? {} : { bounds: [...extent] }),
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      ...ORDER.flatMap((draw) => STREET_SCHEMAS.flatMap((schema) => draw(schema, colours))),
    ],
  };
}
