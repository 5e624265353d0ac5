import { BAG_TYPES, CABIN_CLASSES } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';
import type { Carrier, FareCondition, Place, SupplierSlice } from '../../ports/flight-offers';
import { listOf } from '../../platform/records/record-codec';
import { LocalTimeSchema, TimeZoneSchema } from '../../booking/journey-times';

/* The port's types as stored JSON. */

export const MoneySchema: v.GenericSchema<unknown, Money> = v.object({
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.literal('EUR'),
});

export const PlaceSchema: v.GenericSchema<unknown, Place> = v.object({
  type: v.picklist(['city', 'airport']),
  iataCode: v.string(),
  name: v.string(),
  cityName: v.string(),
  country: v.string(),
  iataCityCode: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  timeZone: TimeZoneSchema,
});

export const CarrierSchema: v.GenericSchema<unknown, Carrier> = v.object({
  iataCode: v.string(),
  name: v.string(),
});

export const ConditionSchema: v.GenericSchema<unknown, FareCondition> = v.nullable(
  v.object({ allowed: v.boolean(), penalty: v.nullable(MoneySchema) }),
);

const SegmentSchema: v.GenericSchema<unknown, SupplierSlice['segments'][number]> = v.object({
  id: v.string(),
  origin: PlaceSchema,
  originTerminal: v.nullable(v.string()),
  destination: PlaceSchema,
  destinationTerminal: v.nullable(v.string()),
  departingAt: LocalTimeSchema,
  arrivingAt: LocalTimeSchema,
  duration: v.string(),
  marketingCarrier: CarrierSchema,
  flightNumber: v.string(),
  operatingCarrier: CarrierSchema,
  aircraft: v.string(),
  stops: v.array(v.object({ airport: PlaceSchema, duration: v.nullable(v.string()) })),
  passengers: v.array(
    v.object({
      passengerId: v.string(),
      cabinClass: v.picklist(CABIN_CLASSES),
      baggages: v.array(v.object({ type: v.picklist(BAG_TYPES), quantity: v.number() })),
    }),
  ),
});

export const SliceSchema: v.GenericSchema<unknown, SupplierSlice> = v.object({
  id: v.string(),
  origin: PlaceSchema,
  destination: PlaceSchema,
  duration: v.string(),
  fareBrand: v.nullable(v.string()),
  advanceSeatSelection: v.nullable(v.boolean()),
  change: ConditionSchema,
  segments: listOf(SegmentSchema),
});
