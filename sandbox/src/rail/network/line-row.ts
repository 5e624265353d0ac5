import * as v from 'valibot';

const DaysSchema = v.pipe(v.string(), v.regex(/^[1-7]+$/));

/**
 * A line as it is written down: the number of its first train (back trains have the next ones), when trains leave
 * (`06:10-20:10/60 21:40`: from, to, every so many minutes, and single ones), and its stops.
 *
 * A stop is a station's slug; a country stays until the next (`NL:amsterdam-centraal rotterdam-centraal`). `=41` is the
 * running time from the first stop; stops without one share the time in between by distance. Nobody travels from one
 * `+stop` of a line to another.
 */
const LineRowSchema = v.strictObject({
  firstNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
  times: v.string(),
  stops: v.string(),
  /** departures at the other end, when they are not those of the first */
  back: v.optional(v.string()),
  /** days of the week, Monday is 1; every day unless told */
  days: v.optional(DaysSchema),
  backDays: v.optional(DaysSchema),
  /** minutes before departure at which the gates close */
  checkIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

const LineGroupSchema = v.strictObject({
  carrier: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]+$/)), name: v.string() }),
  product: v.string(),
  kind: v.picklist(['high-speed', 'intercity', 'regional', 'night']),
  rows: v.array(LineRowSchema),
});

/** A file of `lines`. */
export const LineFileSchema = v.strictObject({
  about: v.string(),
  groups: v.array(LineGroupSchema),
});

export type LineRow = v.InferOutput<typeof LineRowSchema>;
export type LineGroup = v.InferOutput<typeof LineGroupSchema>;
