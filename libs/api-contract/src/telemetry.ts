import * as v from 'valibot';
import { LanguageSchema } from './places';
import { ERROR_MESSAGE_MAX, MEASUREMENTS_AT_ONCE } from './telemetry-limits';

/* `POST /api/telemetry`: what pages measure with consent, and what fails in them. Sent as text, which a beacon can do without asking first. */

/** `view` is one page that was shown; the others are web vitals in milliseconds, CLS without a unit. */
export const METRICS = ['view', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Metric = (typeof METRICS)[number];

export const TELEMETRY_BYTES = 8 * 1024;
const ERRORS_AT_ONCE = 20;

const NAME = '[a-z][a-z0-9-]{1,30}';
const PageFields = {
  /** whose code it was: `shell` or the name of a vertical, which may be one that nobody knew when this was built */
  vertical: v.pipe(v.string(), v.regex(new RegExp(`^${NAME}$`))),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$/)),
  /** published name of the page's route, such as `hotels.results`; never its address */
  route: v.pipe(v.string(), v.regex(new RegExp(`^${NAME}\\.${NAME}$`))),
};

/** What a database can't keep or a reader can't see. */
const Text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.transform((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')),
  );

const MeasurementSchema = v.object({
  ...PageFields,
  language: LanguageSchema,
  metric: v.picklist(METRICS),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
export type Measurement = v.InferOutput<typeof MeasurementSchema>;

const PageErrorSchema = v.object({
  ...PageFields,
  /** which part failed: a route, a slot, or how the page heard of it */
  where: v.pipe(v.string(), v.regex(/^[\w./-]{1,80}$/)),
  name: v.pipe(v.string(), v.regex(/^[\w$.]{1,60}$/)),
  message: Text(ERROR_MESSAGE_MAX),
});
export type PageError = v.InferOutput<typeof PageErrorSchema>;

export const TelemetrySchema = v.object({
  /** id of the release set that the page was rendered with */
  set: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  measurements: v.optional(
    v.pipe(v.array(MeasurementSchema), v.maxLength(MEASUREMENTS_AT_ONCE)),
    [],
  ),
  errors: v.optional(v.pipe(v.array(PageErrorSchema), v.maxLength(ERRORS_AT_ONCE)), []),
});
export type Telemetry = v.InferOutput<typeof TelemetrySchema>;
export type TelemetrySent = v.InferInput<typeof TelemetrySchema>;
