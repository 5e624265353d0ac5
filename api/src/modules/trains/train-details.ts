import * as v from 'valibot';
import { DaySchema, LocalTimeSchema, TimeZoneSchema } from '../bookings/journey-times';

const StationSchema = v.object({ label: v.string(), timeZone: TimeZoneSchema });

/** What the row of a train booking keeps: the legs of tickets, or a pass. */
export const TrainDetailsSchema = v.pipe(
  v.object({
    legs: v.array(v.object({ origin: StationSchema, destination: StationSchema, departure: LocalTimeSchema, arrival: LocalTimeSchema, carrier: v.string() })),
    pass: v.nullable(v.object({ label: v.string(), validFrom: DaySchema, validUntil: DaySchema })),
    travelers: v.array(v.object({ firstName: v.string(), lastName: v.string() })),
    /** the carrier's terms allow it */
    cancelable: v.boolean(),
  }),
  v.check(({ legs, pass }) => legs.length > 0 || pass !== null, 'neither ticket nor pass'),
);
