import * as v from 'valibot';
import { LanguageSchema } from './places';
import { ERROR_MESSAGE_MAX, MEASUREMENTS_AT_ONCE, NAVIGATIONS_AT_ONCE } from './telemetry-limits';

/* `POST /api/telemetry`: consented measurements and errors; text/plain, so that a beacon needs no preflight. */

/** `view` is a page view; the others are web vitals in milliseconds, CLS without a unit. */
export const METRICS = ['view', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Metric = (typeof METRICS)[number];

export const TELEMETRY_BYTES = 8 * 1024;
const ERRORS_AT_ONCE = 20;

const NAME = '[a-z][a-z0-9-]{1,30}';
const PageFields = {
  /** `shell` or a vertical, also one released after this build */
  vertical: v.pipe(v.string(), v.regex(new RegExp(`^${NAME}$`))),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$/)),
  /** route such as `hotels.results`; never the address */
  route: v.pipe(v.string(), v.regex(new RegExp(`^${NAME}\\.${NAME}$`))),
};

/** Control characters and lone surrogates become spaces: databases and readers refuse them. */
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
  where: v.pipe(v.string(), v.regex(/^[\w./-]{1,80}$/)),
  name: v.pipe(v.string(), v.regex(/^[\w$.]{1,60}$/)),
  message: Text(ERROR_MESSAGE_MAX),
});
export type PageError = v.InferOutput<typeof PageErrorSchema>;

const Id = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(?!0+$)[\\da-f]{${digits}}$`)));
const Milliseconds = (most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(most));
const VitalSchema = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** A page that came to be shown, as a span of a trace; never its address. */
const NavigationSchema = v.object({
  ...PageFields,
  language: LanguageSchema,
  trace: Id(32),
  span: Id(16),
  parent: v.optional(Id(16)),
  /** for how long it has been under way or shown */
  ago: Milliseconds(7 * 86_400_000),
  duration: Milliseconds(3_600_000),
  vitals: v.object({
    LCP: VitalSchema,
    INP: VitalSchema,
    CLS: VitalSchema,
    FCP: VitalSchema,
    TTFB: VitalSchema,
  }),
});

export const TelemetrySchema = v.object({
  /** id of the release set that the page was rendered with */
  set: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  measurements: v.optional(
    v.pipe(v.array(MeasurementSchema), v.maxLength(MEASUREMENTS_AT_ONCE)),
    [],
  ),
  navigations: v.optional(v.pipe(v.array(NavigationSchema), v.maxLength(NAVIGATIONS_AT_ONCE)), []),
  errors: v.optional(v.pipe(v.array(PageErrorSchema), v.maxLength(ERRORS_AT_ONCE)), []),
});
export type Telemetry = v.InferOutput<typeof TelemetrySchema>;
export type TelemetrySent = v.InferInput<typeof TelemetrySchema>;
