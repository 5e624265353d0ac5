import {
  COMFORT_CATEGORIES,
  DELIVERY_TYPES,
  FLEXIBILITIES,
  PASSENGER_FIELDS,
  PREFERENCE_GROUPS,
} from '@wayfare/api-contract';
import { money, parseMoney } from '@wayfare/domain';
import * as v from 'valibot';
import type { RailStop } from '../../ports/rail-offers';

/* Tolerant reader: ERA's fields in use, mapped to the port. */

export const MoneySchema = v.pipe(
  v.object({
    value: v.pipe(v.string(), v.regex(/^-?\d{1,9}\.\d{2}$/)),
    currency: v.literal('EUR'),
  }),
  v.transform(({ value }) => parseMoney(value)),
);

/** The first amount is charged (TRN-22). */
export const PricesSchema = v.pipe(
  v.object({
    amountsToDisplay: v.pipe(v.array(v.object({ amount: MoneySchema })), v.minLength(1)),
  }),
  v.transform(({ amountsToDisplay: [first] }) => first?.amount ?? money(0)),
);

export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
export const DaySchema = v.pipe(v.string(), v.isoDate());
/** local time with the station's UTC offset */
const LocalSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/),
);

/** Skips unreadable entries, so that one bad offer hides no others. */
export function readable<Output>(schema: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const parsed = v.safeParse(schema, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

export const DeliveryTypeSchema = v.picklist(DELIVERY_TYPES);
export const PreferenceGroupSchema = v.picklist(PREFERENCE_GROUPS);
export const PreferenceGroupsSchema = readable(PreferenceGroupSchema);
/** An unsupported required field makes the offer unsellable. */
export const PassengerFieldsSchema = v.array(v.picklist(PASSENGER_FIELDS));

export const StopSchema = v.object({ code: v.string(), label: v.string(), timeZone: v.string() });
export const ComfortSchema = v.object({ code: v.picklist(COMFORT_CATEGORIES), label: v.string() });
export const FlexibilitySchema = v.object({
  code: v.picklist(FLEXIBILITIES),
  level: v.string(),
  label: v.string(),
});

/** An unreadable position is dropped: only estimates use it. */
const DegreesSchema = v.fallback(v.optional(v.number()), undefined);
const PlacedStopSchema = v.pipe(
  v.object({ ...StopSchema.entries, latitude: DegreesSchema, longitude: DegreesSchema }),
  v.transform(({ latitude, longitude, ...stop }): RailStop =>
    latitude === undefined || longitude === undefined
      ? stop
      : { ...stop, position: { latitude, longitude } },
  ),
);

const segmentSchema = (stop: v.GenericSchema<unknown, RailStop>) =>
  v.pipe(
    v.object({
      id: v.string(),
      origin: stop,
      destination: stop,
      departure: LocalSchema,
      arrival: LocalSchema,
      duration: v.string(),
      marketingCarrier: v.string(),
      vehicle: v.string(),
      kind: v.picklist(['high-speed', 'intercity', 'regional', 'night']),
      comfortCategory: ComfortSchema,
      checkInMinutes: v.number(),
    }),
    v.transform(({ marketingCarrier: carrier, comfortCategory: comfort, ...segment }) => ({
      ...segment,
      carrier,
      comfort,
    })),
  );

const solutionSchema = (stop: v.GenericSchema<unknown, RailStop>) =>
  v.object({
    id: v.string(),
    departure: LocalSchema,
    arrival: LocalSchema,
    duration: v.string(),
    segments: v.pipe(v.array(segmentSchema(stop)), v.minLength(1)),
    transfers: v.array(
      v.object({
        from: StopSchema,
        to: StopSchema,
        minutes: v.number(),
        kind: v.picklist(['same-station', 'across-town']),
      }),
    ),
  });

export const SolutionSchema = solutionSchema(StopSchema);

export const LegSchema = v.object({
  id: v.string(),
  origin: StopSchema,
  destination: StopSchema,
  solutions: v.array(solutionSchema(PlacedStopSchema)),
});

const TermSchema = v.pipe(
  v.object({
    allowed: v.boolean(),
    hoursBefore: v.number(),
    feePercent: v.number(),
    fee: MoneySchema,
  }),
  v.transform(({ feePercent: percent, ...term }) => ({ ...term, percent })),
);

export const ProductSchema = v.pipe(
  v.object({
    code: v.string(),
    label: v.string(),
    marketingCarrier: v.string(),
    flexibility: FlexibilitySchema,
    conditions: v.string(),
    refund: TermSchema,
    exchange: TermSchema,
    reservation: v.boolean(),
  }),
  v.transform(({ marketingCarrier: carrier, ...product }) => ({ ...product, carrier })),
);

export const ServiceOfferSchema = v.pipe(
  v.object({
    id: v.string(),
    serviceId: v.string(),
    fareOfferIds: v.array(v.string()),
    maximum: v.number(),
    prices: PricesSchema,
  }),
  v.transform(({ id, serviceId, fareOfferIds, maximum, prices: price }) => ({
    id,
    serviceId,
    fareOfferIds,
    maximum,
    price,
  })),
);
export const ServiceSchema = v.object({ id: v.string(), label: v.string() });
