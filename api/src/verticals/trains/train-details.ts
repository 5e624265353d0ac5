import * as v from 'valibot';
import { DaySchema, LocalTimeSchema, TimeZoneSchema } from '../../booking/journey-times';

/** Local time; the offset is dropped. */
const StationTimeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 19)),
  LocalTimeSchema,
);
const StationSchema = v.object({ label: v.string(), timeZone: TimeZoneSchema });

const Common = {
  id: v.string(),
  status: v.string(),
  travellers: v.array(v.object({ firstName: v.string(), lastName: v.string() })),
  replacedBy: v.nullable(v.string()),
  cancellation: v.object({
    eligible: v.boolean(),
    partiallyEligible: v.boolean(),
    cancellableItems: v.array(v.unknown()),
  }),
  assignments: v.array(v.object({ cancelable: v.boolean() })),
  exchange: v.optional(v.object({ eligible: v.boolean() })),
  nameChange: v.optional(v.object({ eligible: v.boolean() })),
};

const TicketsSchema = v.object({
  kind: v.literal('tickets'),
  ...Common,
  legs: v.pipe(
    v.array(
      v.object({
        origin: StationSchema,
        destination: StationSchema,
        solution: v.object({
          departure: StationTimeSchema,
          arrival: StationTimeSchema,
          segments: v.array(v.object({ carrier: v.string() })),
        }),
      }),
    ),
    v.minLength(1),
  ),
});

const PassSchema = v.object({
  kind: v.literal('pass'),
  ...Common,
  pass: v.object({ label: v.string() }),
  validFrom: DaySchema,
  validUntil: DaySchema,
});

export const TrainDetailsSchema = v.object({
  items: v.pipe(v.array(v.variant('kind', [TicketsSchema, PassSchema])), v.minLength(1)),
});
export type TrainDetails = v.InferOutput<typeof TrainDetailsSchema>;
export type TrainDetailsItem = TrainDetails['items'][number];
