import * as v from 'valibot';

/** station or city code, such as `NL:amsterdam-centraal` and `FR:paris` (OQ-64) */
export const PlaceCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}:[a-z0-9-]{2,60}$/));

/** `GET /api/trains/places`; `codes` (comma-separated) resolves those of an address instead. */
export const TrainPlacesRequestSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  size: v.optional(
    v.union([
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20)),
    ]),
    8,
  ),
  codes: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
});
export type TrainPlacesRequest = v.InferInput<typeof TrainPlacesRequestSchema>;

export const TrainPlaceSchema = v.object({
  code: v.string(),
  /** a city stands for all of its stations */
  type: v.picklist(['city', 'station']),
  label: v.string(),
  localLabel: v.string(),
  country: v.string(),
  timezone: v.string(),
  isSimilar: v.optional(v.literal(true)),
});
export type TrainPlace = v.InferOutput<typeof TrainPlaceSchema>;
export const TrainPlacesResultSchema = v.array(TrainPlaceSchema);
