import { COMFORT_CATEGORIES } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { RailSegment, RailSolution, RailStop } from '../../../ports/rail-offers';
import { LocalTimeSchema, TimeZoneSchema } from '../../../booking/journey-times';

/** Text from JSON, or an instant before it is stored. */
export const InstantSchema = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at)),
  v.date(),
);

export const StopSchema: v.GenericSchema<unknown, RailStop> = v.object({
  code: v.string(),
  label: v.string(),
  timeZone: TimeZoneSchema,
});
export const LabelSchema = v.object({ code: v.string(), label: v.string() });

/** Local time with the station's UTC offset. */
const StationTimeSchema = v.pipe(
  v.string(),
  v.check((text) => v.is(LocalTimeSchema, text.slice(0, 19)), 'no local time'),
);
const Times = { departure: StationTimeSchema, arrival: StationTimeSchema, duration: v.string() };

const SegmentSchema: v.GenericSchema<unknown, RailSegment> = v.object({
  id: v.string(),
  origin: StopSchema,
  destination: StopSchema,
  ...Times,
  carrier: v.string(),
  vehicle: v.string(),
  kind: v.picklist(['high-speed', 'intercity', 'regional', 'night']),
  comfort: v.object({ code: v.picklist(COMFORT_CATEGORIES), label: v.string() }),
  checkInMinutes: v.number(),
});

export const SolutionSchema: v.GenericSchema<unknown, RailSolution> = v.object({
  id: v.string(),
  ...Times,
  segments: v.array(SegmentSchema),
  transfers: v.array(
    v.object({
      from: StopSchema,
      to: StopSchema,
      minutes: v.number(),
      kind: v.picklist(['same-station', 'across-town']),
    }),
  ),
});
