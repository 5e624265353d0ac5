import * as v from 'valibot';
import type { RailItem, RailPassItem, RailTicketItem } from '../../ports/rail-items';
import type { RailBooking } from '../../ports/rail-supplier';
import {
  DaySchema,
  InstantSchema,
  PreferenceGroupSchema,
  PreferenceGroupsSchema,
  PricesSchema,
  ServiceOfferSchema,
  ServiceSchema,
  SolutionSchema,
  StopSchema,
} from './era.schemas';
import { PassFacts } from './era.offer-schemas';
import { ScheduleChangeSchema } from './era.schedule-changes';
import { maybe, ItemEntries, toFacts } from './era.item-facts';

const ChosenServiceSchema = v.pipe(
  v.object({
    serviceOfferID: v.string(),
    serviceId: v.string(),
    label: v.string(),
    count: v.number(),
    prices: PricesSchema,
  }),
  v.transform(({ serviceOfferID: serviceOfferId, prices: price, ...service }) => ({
    ...service,
    serviceOfferId,
    price,
  })),
);
const SeatSchema = v.pipe(
  v.object({ segmentId: v.string(), travelerId: v.string(), coach: v.string(), seat: v.string() }),
  v.transform(({ travelerId: travellerId, ...seat }) => ({ ...seat, travellerId })),
);

const TicketItemSchema = v.object({
  ...ItemEntries,
  type: v.literal('point-to-point'),
  legs: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        origin: StopSchema,
        destination: StopSchema,
        solution: SolutionSchema,
      }),
    ),
    v.minLength(1),
  ),
  offerLocations: v.array(v.string()),
  serviceOffers: v.array(ServiceOfferSchema),
  services: v.array(ServiceSchema),
  chosenServices: v.array(ChosenServiceSchema),
  preferenceGroups: PreferenceGroupsSchema,
  preferences: v.array(v.object({ group: PreferenceGroupSchema, option: v.string() })),
  seats: v.array(SeatSchema),
});

function toTicketItem({
  legs,
  offerLocations,
  serviceOffers,
  services,
  chosenServices,
  preferenceGroups,
  preferences,
  seats,
  ...wire
}: v.InferOutput<typeof TicketItemSchema>): RailTicketItem {
  return {
    ...toFacts(wire),
    kind: 'tickets',
    legs,
    offerLocations,
    serviceOffers,
    services,
    chosenServices,
    preferenceGroups,
    preferences,
    seats,
  };
}

const PassItemSchema = v.object({
  ...ItemEntries,
  type: v.literal('pass'),
  ...PassFacts,
  area: v.object({ code: v.string(), label: v.string() }),
  validityStartDate: DaySchema,
  validUntil: DaySchema,
});

function toPassItem(wire: v.InferOutput<typeof PassItemSchema>): RailPassItem {
  const {
    label,
    travelClass,
    numberOfTravelDays,
    validityDuration,
    area,
    validityStartDate,
    validUntil,
  } = wire;
  return {
    ...toFacts(wire),
    kind: 'pass',
    pass: {
      label,
      travelClass: travelClass.code,
      travelDays: numberOfTravelDays,
      validity: validityDuration,
    },
    area,
    validFrom: validityStartDate,
    validUntil,
  };
}

const ItemSchema = v.pipe(
  v.variant('type', [TicketItemSchema, PassItemSchema]),
  v.transform((wire): RailItem => (wire.type === 'pass' ? toPassItem(wire) : toTicketItem(wire))),
);

export const BookingSchema = v.pipe(
  v.object({
    id: v.string(),
    bookingReference: maybe,
    bookingStatus: v.picklist(['CREATED', 'PREBOOKED', 'CONFIRMED', 'EXPIRED']),
    expirationDate: v.nullable(InstantSchema),
    bookingItems: v.array(ItemSchema),
    prices: PricesSchema,
    scheduleChanges: v.optional(v.array(ScheduleChangeSchema), []),
    demo: v.boolean(),
  }),
  v.transform(
    ({
      id,
      bookingReference,
      bookingStatus,
      expirationDate,
      bookingItems,
      prices,
      scheduleChanges,
      demo,
    }): RailBooking => ({
      id,
      reference: bookingReference,
      status: bookingStatus,
      expiresAt: expirationDate,
      items: bookingItems,
      price: prices,
      carrierChanges: scheduleChanges.toSorted(
        (a, b) => a.detectedAt.getTime() - b.detectedAt.getTime(),
      ),
      demo,
    }),
  ),
);
