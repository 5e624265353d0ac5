import { AGE_GROUPS, ageGroup } from '../fares/ages';
import type { OfferedPass } from '../passes/pass-offer';
import { pricesOf } from '../wire/money';
import type { Booking } from './bookings';
import { sumOf, type Item } from './item';
import { documentsOf } from './documents';
import { nameChangeOf } from './name-changes';
import { askedFields } from './basket';
import { wireCarried } from './replacement';
import { cancellationOf, exchangeOf } from './terms';

const uniqueBy = <T>(list: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(list.map((one) => [keyOf(one), one])).values(),
];

function wireTravelers(item: Item) {
  const lead = item.lead?.id;
  return item.travelers.map(({ id, age }) => {
    const passenger = item.passengers.find((one) => one.id === id);
    return {
      id,
      age,
      type: AGE_GROUPS[ageGroup(age)].type,
      leadTraveler: id === lead,
      firstName: passenger?.first_name ?? '',
      lastName: passenger?.last_name ?? '',
      emailAddress: passenger?.email ?? '',
      phoneNumber: passenger?.phone_number ?? '',
    };
  });
}

function wireTickets(booking: Booking, item: Item, now: number) {
  const { isWhole, isPartial, groups } = cancellationOf(booking, item, now);
  return {
    fareOffers: item.tickets.map(({ fareOfferId, travelerId, product, segmentIds, cents }) => ({
      id: fareOfferId,
      travelerId,
      productCode: product.code,
      segmentIds,
      prices: pricesOf(cents),
    })),
    productAssignments: item.tickets.map((ticket) => ({
      id: ticket.id,
      travelerId: ticket.travelerId,
      productCode: ticket.product.code,
      fareOfferId: ticket.fareOfferId,
      cancelationEligibility: { eligible: groups.some((group) => group.includes(ticket)) },
      isCanceled: ticket.isCanceled,
    })),
    cancelationEligibility: {
      eligible: isWhole,
      partiallyEligible: isPartial,
      cancellableItems: groups.map((group) => ({
        fareOfferIds: group.map(({ fareOfferId }) => fareOfferId),
      })),
    },
  };
}

function wireCommon(booking: Booking, item: Item, now: number) {
  const { all: passengerFields, lead: leadFields } = askedFields(item);
  const isBought = booking.status(now) === 'CONFIRMED';
  return {
    id: item.id,
    bookingItemStatus: booking.statusOf(item, now),
    travelers: wireTravelers(item),
    products: uniqueBy(
      item.offers.flatMap(({ products }) => products),
      ({ code }) => code,
    ),
    prices: pricesOf(item.paid()),
    servicePrices: pricesOf(sumOf(item.services)),
    ...wireTickets(booking, item, now),
    exchangeEligibility: exchangeOf(booking, item, now),
    editTravelersEligibility: nameChangeOf(booking, item, now),
    ticketingOptions: item.deliveries.map((code) => ({ code })),
    ticketingOptionSelected: item.delivery === undefined ? null : { code: item.delivery },
    valueDocuments: documentsOf(booking, item),
    passengerFields,
    leadFields,
    expirationDate: isBought ? null : new Date(item.keptUntil).toISOString(),
    replacedBy: item.replacedBy,
  };
}

function wireLegs(item: Item) {
  const { legs } = item;
  return {
    type: 'point-to-point' as const,
    legs: legs.map(({ leg, solution }) => ({ ...leg, solution })),
    offerLocations: legs.map(({ offer }) => offer.location),
    serviceOffers: legs.flatMap(({ offer }) => offer.serviceOffers),
    services: uniqueBy(
      legs.flatMap((leg) => leg.services),
      ({ id }) => id,
    ),
    chosenServices: item.services.map(({ serviceOfferId, serviceId, label, count, cents }) => ({
      serviceOfferID: serviceOfferId,
      serviceId,
      label,
      count,
      prices: pricesOf(cents),
    })),
    preferenceGroups: [...new Set(legs.flatMap(({ offer }) => offer.preferenceGroups))],
    preferences: item.preferences,
    seats: item.seats,
  };
}

function wirePass({ facts, area, validFrom, validUntil }: OfferedPass) {
  return {
    type: 'pass' as const,
    ...facts,
    area: { code: area.code, label: area.label },
    validityStartDate: validFrom,
    validUntil,
  };
}

function wireItem(booking: Booking, item: Item, now: number) {
  const common = wireCommon(booking, item, now);
  return item.pass === null
    ? { ...common, ...wireLegs(item) }
    : { ...common, ...wirePass(item.pass) };
}

export type WireItem = ReturnType<typeof wireItem>;
export type WireTicketItem = Extract<WireItem, { type: 'point-to-point' }>;

function wireChanges(item: Item) {
  return item.changes.map((change) => {
    const { id, status, actions, createdAt, before, after, replacement } = change;
    return {
      id,
      itemId: item.id,
      legId: before.leg.id,
      status,
      permittedActions: status === 'OPEN' ? actions : [],
      creationDate: new Date(createdAt).toISOString(),
      original: before.solution,
      proposed: after?.solution ?? null,
      services: wireCarried(replacement?.carried ?? []),
    };
  });
}

export function wireBooking(booking: Booking, now: number) {
  const { id, items, heldUntil, reference } = booking;
  const until = heldUntil ?? Math.min(...items.map(({ keptUntil }) => keptUntil));
  const hasEnd = reference === undefined && Number.isFinite(until);
  return {
    id,
    bookingReference: reference ?? null,
    bookingStatus: booking.status(now),
    expirationDate: hasEnd ? new Date(until).toISOString() : null,
    bookingItems: items.map((item) => wireItem(booking, item, now)),
    prices: pricesOf(booking.cents),
    scheduleChanges: items.flatMap(wireChanges),
    demo: true as const,
  };
}

export type WireBooking = ReturnType<typeof wireBooking>;
