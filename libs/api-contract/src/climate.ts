import * as v from 'valibot';
import { LanguageSchema } from './places';

/** `GET /api/smc/destination` (OQ-85): monthly normals of a country's main places, January first. */
export const ClimateRequestSchema = v.object({
  country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  language: v.optional(LanguageSchema, 'en'),
});

const ClimateMonthSchema = v.object({
  /** °C: mean of the nights' lowest and of the days' highest */
  tMin: v.number(),
  tMax: v.number(),
  rainMm: v.number(),
  rainDays: v.number(),
  sunHours: v.nullable(v.number()),
  seaTemp: v.nullable(v.number()),
});

export const ClimateResultSchema = v.object({
  country: v.string(),
  places: v.array(
    v.object({ name: v.string(), months: v.pipe(v.array(ClimateMonthSchema), v.length(12)) }),
  ),
  bestMonths: v.array(v.number()),
  featuredHotels: v.array(v.string()),
});

export type ClimateRequest = v.InferInput<typeof ClimateRequestSchema>;
export type ClimateResult = v.InferOutput<typeof ClimateResultSchema>;
export type ClimateMonth = v.InferOutput<typeof ClimateMonthSchema>;
