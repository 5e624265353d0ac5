import type { PassOffer, ServiceOffer, TicketOffer } from '@wayfare/api-contract';
import type { RailFareOffer, RailOffer, RailServiceOffer } from '../../../ports/rail-offers';
import type { RailPass, RailPassOffer } from '../../../ports/rail-passes';
import { wirePrices } from './wire-amount';

type FareOffer = TicketOffer['fareOffers'][number];

function wireFareOffer({
  id,
  travellerId,
  segmentIds,
  productCode,
  price,
}: RailFareOffer): FareOffer {
  return {
    id,
    travelerId: travellerId,
    segmentIds: [...segmentIds],
    fares: [{ productCode }],
    prices: wirePrices(price),
  };
}

export function wireServiceOffer({
  id,
  serviceId,
  fareOfferIds,
  maximum,
  price,
}: RailServiceOffer): ServiceOffer {
  return { id, serviceId, fareOfferIds: [...fareOfferIds], maximum, prices: wirePrices(price) };
}

/** Explicit fields: object spreads are slow at a hundred offers a search. */
export function wireOffer(offer: RailOffer): TicketOffer {
  const { comfort, flexibility } = offer;
  return {
    id: offer.id,
    location: offer.location,
    leg: offer.leg,
    legSolution: offer.solution,
    comfortCategory: { code: comfort.code, label: comfort.label },
    flexibility: { code: flexibility.code, level: flexibility.level, label: flexibility.label },
    prices: wirePrices(offer.price),
    expirationDate: offer.expiresAt.toISOString(),
    fareOffers: offer.fareOffers.map(wireFareOffer),
    compatibleOffers: [...offer.compatibleOffers],
    serviceOffers: offer.serviceOffers.map(wireServiceOffer),
    deliveryOptions: [...offer.deliveryOptions],
    preferenceGroups: [...offer.preferenceGroups],
    passengerFields: [...offer.passengerFields],
    leadFields: [...offer.leadFields],
    seatsLeft: offer.seatsLeft,
  };
}

export function wirePass({ label, travelClass, travelDays, validity }: RailPass) {
  return {
    label,
    travelClass: { code: travelClass },
    numberOfTravelDays: travelDays,
    validityDuration: validity,
  };
}

export function wirePassOffer(offer: RailPassOffer): PassOffer {
  return {
    ...wirePass(offer),
    id: offer.id,
    location: offer.location,
    productCode: offer.productCode,
    prices: wirePrices(offer.price),
    expirationDate: offer.expiresAt.toISOString(),
    fareOffers: offer.fareOffers.map(wireFareOffer),
    deliveryOptions: [...offer.deliveryOptions],
    passengerFields: [...offer.passengerFields],
    leadFields: [...offer.leadFields],
  };
}
