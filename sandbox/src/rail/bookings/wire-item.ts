import { pricesOf } from '../wire/money';
import type { Language } from '../wire/words';
import { travelerType } from './age-bands';
import { assignmentsOf, itemCents, servicesCents } from './assignments';
import {
  bookingStatus,
  offersOf,
  type Booking,
  type Item,
  type PassItem,
  type TicketItem,
} from './booking';
import { cancellationOf } from './cancellation';
import { documentsOf } from './documents';
import { exchangeOf } from './exchange-rules';
import { itemStatus } from './item-status';
import { nameChangeOf } from './name-changes';
import { leadTraveler } from './passengers';
import { offeredGroups } from './preferences';
import { askedFields, deliveryOptions } from './sale-rules';

function uniqueBy<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(list.map((one) => [keyOf(one), one])).values()];
}

function wireTravelers(item: Item) {
  const travelers = offersOf(item)[0]?.travelers ?? [];
  const lead = leadTraveler(travelers)?.id;
  return travelers.map(({ id, age }) => {
    const passenger = item.passengers.find((one) => one.id === id);
    return {
      id,
      age,
      type: travelerType(age),
      leadTraveler: id === lead,
      firstName: passenger?.first_name ?? '',
      lastName: passenger?.last_name ?? '',
      emailAddress: passenger?.email ?? '',
      phoneNumber: passenger?.phone_number ?? '',
    };
  });
}

export interface Reading {
  now: number;
  language: Language;
}

function wireCommon(booking: Booking, item: Item, { now, language }: Reading) {
  const offers = offersOf(item, language);
  const assignments = assignmentsOf(item);
  const { isWhole, isPartial, groups } = cancellationOf(booking, item, now);
  const returnable = new Set(groups.flatMap((group) => group.assignments.map(({ id }) => id)));
  const { reason, ...nameChange } = nameChangeOf(booking, item, now);
  const fields = askedFields(item);
  const isBought = bookingStatus(booking, now) === 'CONFIRMED';
  return {
    id: item.id,
    bookingItemStatus: itemStatus(booking, item, now),
    travelers: wireTravelers(item),
    products: uniqueBy(
      offers.flatMap(({ products }) => products),
      ({ code }) => code,
    ),
    prices: pricesOf(itemCents(item)),
    servicePrices: pricesOf(servicesCents(item)),
    fareOffers: assignments.map(({ fareOfferId, travelerId, product, segmentIds, fareCents }) => ({
      id: fareOfferId,
      travelerId,
      productCode: product.code,
      segmentIds: [...segmentIds],
      prices: pricesOf(fareCents),
    })),
    productAssignments: assignments.map(({ id, travelerId, product, fareOfferId }) => ({
      id,
      travelerId,
      productCode: product.code,
      fareOfferId,
      cancelationEligibility: { eligible: returnable.has(id) },
      isCanceled: item.canceled.has(id),
    })),
    cancelationEligibility: {
      eligible: isWhole,
      partiallyEligible: isPartial,
      cancellableItems: groups.map((group) => ({
        fareOfferIds: group.assignments.map(({ fareOfferId }) => fareOfferId),
      })),
    },
    exchangeEligibility: exchangeOf(booking, item, now),
    editTravelersEligibility: { ...nameChange, reason: reason[language] },
    ticketingOptions: deliveryOptions(item).map((code) => ({ code })),
    ticketingOptionSelected: item.delivery === undefined ? null : { code: item.delivery },
    valueDocuments: documentsOf(booking, item, language),
    passengerFields: fields.all,
    leadFields: fields.lead,
    expirationDate: isBought ? null : new Date(item.keptUntil).toISOString(),
    replacedBy: item.replacedBy,
  };
}

function wireTicketItem(booking: Booking, item: TicketItem, reading: Reading) {
  const offers = item.offers.map((offer) => offer[reading.language]);
  const services = uniqueBy(
    offers.flatMap((offered) => offered.services),
    ({ id }) => id,
  );
  return {
    ...wireCommon(booking, item, reading),
    type: 'point-to-point' as const,
    legs: offers.map(({ leg: { id, origin, destination }, solution }) => ({
      id,
      origin,
      destination,
      solution,
    })),
    offerLocations: offers.map(({ location }) => location),
    serviceOffers: offers.flatMap(({ offer }) => offer.serviceOffers),
    services,
    chosenServices: item.services.map(({ serviceOfferId, serviceId, count, cents }) => ({
      serviceOfferID: serviceOfferId,
      serviceId,
      label: services.find(({ id }) => id === serviceId)?.label ?? '',
      count,
      prices: pricesOf(cents),
    })),
    preferenceGroups: offeredGroups(item),
    preferences: item.preferences,
    seats: item.seats.map(({ segmentId, travelerId, coach, seat }) => ({
      segmentId,
      travelerId,
      coach,
      seat,
    })),
  };
}

function wirePassItem(booking: Booking, item: PassItem, reading: Reading) {
  return item.offers.map((offer) => {
    const { facts, area, validFrom, validUntil } = offer[reading.language];
    const { label, travelClass, numberOfTravelDays, validityDuration } = facts;
    return {
      ...wireCommon(booking, item, reading),
      type: 'pass' as const,
      label,
      travelClass,
      numberOfTravelDays,
      validityDuration,
      area: { code: area.code, label: area.label },
      validityStartDate: validFrom,
      validUntil,
    };
  });
}

export type WireTicketItem = ReturnType<typeof wireTicketItem>;
type WirePassItem = ReturnType<typeof wirePassItem>[number];
export type WireItem = WireTicketItem | WirePassItem;

export function wireItem(booking: Booking, item: Item, reading: Reading): WireItem[] {
  return item.type === 'pass'
    ? wirePassItem(booking, item, reading)
    : [wireTicketItem(booking, item, reading)];
}
