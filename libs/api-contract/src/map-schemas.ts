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

/** Delta-encoded polylines in 4096ths of the tile's side, from its north-west corner. */
const LinesSchema = v.array(v.array(v.number()));

export const MapLabelSchema = v.object({
  kind: v.picklist(['country', 'city', 'area', 'district', 'sight', 'airport', 'station']),
  id: v.string(),
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** collision priority: higher wins */
  rank: v.number(),
});

export const MapTileSchema = v.object({
  land: LinesSchema,
  lakes: LinesSchema,
  rivers: LinesSchema,
  streams: LinesSchema,
  rails: LinesSchema,
  labels: v.array(MapLabelSchema),
});

export const MapNearbyRequestSchema = v.object({
  latitude: v.pipe(NumberTextSchema, v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(NumberTextSchema, v.minValue(-180), v.maxValue(180)),
  language: v.optional(LanguageSchema, 'en'),
});

export const MapSourceSchema = v.object({
  /** PMTiles archive, `{z}/{x}/{y}` template, or TileJSON naming one */
  kind: v.picklist(['archive', 'template', 'tilejson']),
  url: v.string(),
  /** attribution, always shown */
  credit: v.string(),
  creditUrl: v.nullable(v.string()),
});

/** A route by published name, while its switch is on. */
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
    page: v.optional(PageRefSchema),
  }),
);

export const MapStopRequestSchema = v.object({
  kind: v.picklist(STOP_KINDS),
  /** code such as `NL:amsterdam-centraal` or `AMS`, or the page's slug */
  place: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120)),
  language: v.optional(LanguageSchema, 'en'),
});

const LocalisedNameSchema = v.object(forLanguages(() => v.string()));

export const MapStopSchema = v.object({
  kind: v.picklist(STOP_KINDS),
  code: v.string(),
  slug: v.string(),
  names: LocalisedNameSchema,
  localName: v.string(),
  codes: v.array(v.string()),
  city: v.nullable(LocalisedNameSchema),
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  page: PageRefSchema,
  stays: v.nullable(PageRefSchema),
  /** same kind, same city, largest first */
  others: v.array(v.object({ name: v.string(), page: PageRefSchema })),
  near: MapNearbySchema,
});
