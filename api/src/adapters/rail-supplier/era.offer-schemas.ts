import * as v from 'valibot';
import type { RailOffer } from '../../ports/rail-offers';
import {
  PricesSchema,
  InstantSchema,
  readable,
  DeliveryTypeSchema,
  PassengerFieldsSchema,
  ComfortSchema,
  FlexibilitySchema,
  ServiceOfferSchema,
  PreferenceGroupsSchema,
} from './era.schemas';

const FareOfferSchema = v.pipe(
  v.object({
    id: v.string(),
    travelerId: v.string(),
    segmentIds: v.array(v.string()),
    fares: v.pipe(v.array(v.object({ productCode: v.string() })), v.minLength(1)),
    prices: PricesSchema,
  }),
  v.transform(({ id, travelerId: travellerId, segmentIds, fares: [fare], prices: price }) => ({
    id,
    travellerId,
    segmentIds,
    productCode: fare?.productCode ?? '',
    price,
  })),
);

const OfferEntries = {
  id: v.string(),
  location: v.string(),
  prices: PricesSchema,
  expirationDate: InstantSchema,
  fareOffers: v.array(FareOfferSchema),
  deliveryOptions: readable(DeliveryTypeSchema),
  passengerFields: PassengerFieldsSchema,
  leadFields: PassengerFieldsSchema,
};

export const TicketOfferEntries = {
  ...OfferEntries,
  leg: v.string(),
  legSolution: v.string(),
  comfortCategory: ComfortSchema,
  flexibility: FlexibilitySchema,
  compatibleOffers: v.array(v.string()),
  serviceOffers: v.array(ServiceOfferSchema),
  preferenceGroups: PreferenceGroupsSchema,
  seatsLeft: v.nullable(v.number()),
};
type WireTicketOffer = v.InferOutput<v.ObjectSchema<typeof TicketOfferEntries, undefined>>;

/** Explicit fields: rest spreads are slow at a hundred offers a search. */
export function toTicketOffer(wire: WireTicketOffer): RailOffer {
  return {
    id: wire.id,
    location: wire.location,
    leg: wire.leg,
    solution: wire.legSolution,
    comfort: wire.comfortCategory,
    flexibility: wire.flexibility,
    price: wire.prices,
    expiresAt: wire.expirationDate,
    fareOffers: wire.fareOffers,
    compatibleOffers: wire.compatibleOffers,
    serviceOffers: wire.serviceOffers,
    preferenceGroups: wire.preferenceGroups,
    seatsLeft: wire.seatsLeft,
    deliveryOptions: wire.deliveryOptions,
    passengerFields: wire.passengerFields,
    leadFields: wire.leadFields,
  };
}
export const TicketOfferSchema = v.pipe(v.object(TicketOfferEntries), v.transform(toTicketOffer));

export const PassFacts = {
  label: v.string(),
  travelClass: v.object({ code: v.string() }),
  numberOfTravelDays: v.nullable(v.number()),
  validityDuration: v.string(),
};

export const PassOfferSchema = v.pipe(
  v.object({ ...OfferEntries, ...PassFacts, productCode: v.string() }),
  v.transform(
    ({
      prices: price,
      expirationDate: expiresAt,
      travelClass: { code: travelClass },
      numberOfTravelDays: travelDays,
      validityDuration: validity,
      ...offer
    }) => ({ ...offer, price, expiresAt, travelClass, travelDays, validity }),
  ),
);
