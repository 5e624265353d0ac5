import { forLanguages } from '@wayfare/domain';
import * as v from 'valibot';
import { LanguageSchema } from './places';

const STOP_KINDS = ['station', 'airport'] as const;

const NumberTextSchema = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.regex(/^-?\d{1,9}(\.\d{1,12})?$/), v.transform(Number)),
  ]),
  v.finite(),
);
const StepSchema = v.pipe(NumberTextSchema, v.integer(), v.minValue(0));

/** `GET /api/map/tile`: a square of the map, counted as tiles of the web are. */
export const MapTileRequestSchema = v.pipe(
  v.object({
    zoom: v.pipe(StepSchema, v.maxValue(17)),
    x: StepSchema,
    y: StepSchema,
    language: v.optional(LanguageSchema, 'en'),
  }),
  v.forward(
    v.check(({ zoom, x }) => x < 2 ** zoom, 'lies beyond the map'),
    ['x'],
  ),
  v.forward(
    v.check(({ zoom, y }) => y < 2 ** zoom, 'lies beyond the map'),
    ['y'],
  ),
);

/** Lines, each the steps from point to point in 4096ths of the tile's side, the first from its north-west corner. */
const LinesSchema = v.array(v.array(v.number()));

export const MapLabelSchema = v.object({
  kind: v.picklist(['country', 'city', 'area', 'district', 'sight', 'airport', 'station']),
  id: v.string(),
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** the higher of two that meet is shown */
  rank: v.number(),
});

export const MapTileSchema = v.object({
  land: LinesSchema,
  lakes: LinesSchema,
  rivers: LinesSchema,
  streams: LinesSchema,
  /** straight from station to station */
  rails: LinesSchema,
  labels: v.array(MapLabelSchema),
});

/** `GET /api/map/nearby`: what lies round a point, as the crow flies. */
export const MapNearbyRequestSchema = v.object({
  latitude: v.pipe(NumberTextSchema, v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(NumberTextSchema, v.minValue(-180), v.maxValue(180)),
  language: v.optional(LanguageSchema, 'en'),
});

/** `GET /api/map/source`: where streets come from. Addresses are called by the browser itself. */
export const MapSourceSchema = v.object({
  /** a PMTiles archive, an address with `{z}`, `{x}` and `{y}`, or a TileJSON that names one */
  kind: v.picklist(['archive', 'template', 'tilejson']),
  url: v.string(),
  /** whose map this is, shown wherever it is */
  credit: v.string(),
  creditUrl: v.nullable(v.string()),
});

/** A page of the site by its published name, while its switch is on. */
const PageRefSchema = v.object({
  route: v.string(),
  flag: v.nullable(v.string()),
  params: v.record(v.string(), v.string()),
  query: v.record(v.string(), v.string()),
});

export const MapNearbySchema = v.array(
  v.object({
    ...MapLabelSchema.entries,
    km: v.number(),
    /** its own; left out of what has none */
    page: v.optional(PageRefSchema),
  }),
);

/** `GET /api/map/stop`: a station or an airport. */
export const MapStopRequestSchema = v.object({
  kind: v.picklist(STOP_KINDS),
  /** what it is sold under, such as `NL:amsterdam-centraal` and `AMS`, or the slug of its page */
  place: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120)),
  language: v.optional(LanguageSchema, 'en'),
});

const LocalisedNameSchema = v.object(forLanguages(() => v.string()));

export const MapStopSchema = v.object({
  kind: v.picklist(STOP_KINDS),
  code: v.string(),
  /** of its page, the same in every language */
  slug: v.string(),
  names: LocalisedNameSchema,
  /** what its own country calls it */
  localName: v.string(),
  /** what railways, timetables and airlines call it for short */
  codes: v.array(v.string()),
  /** null where it lies in none that is known */
  city: v.nullable(LocalisedNameSchema),
  /** ISO 3166 */
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  page: PageRefSchema,
  /** where one stays near it; null where nobody knows */
  stays: v.nullable(PageRefSchema),
  /** of the same kind in the same city, the largest first */
  others: v.array(v.object({ name: v.string(), page: PageRefSchema })),
  near: MapNearbySchema,
});
