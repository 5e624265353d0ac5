import type {
  PassCriteria,
  PassItem,
  TicketCriteria,
  TicketItem,
  TrainItem,
} from '@wayfare/api-contract';
import { addMoney, subtractMoney } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { RailItem, RailPassItem, RailTicketItem } from '../../../ports/rail-items';
import { wirePrices } from './wire-amount';
import { wireProduct, wireSolution, wireStop } from './wire-journey';
import { wirePass, wireServiceOffer } from './wire-offer';
import { peopleOf, wireTraveler } from './wire-traveller';
import type { People, ItemNotes } from './wire-traveller';

/** Net of refunded tickets and their extras. */
function pricesLeft(item: RailItem): { readonly price: Money; readonly services: Money } {
  const gone = new Set(
    item.assignments.filter(({ isCanceled }) => isCanceled).map(({ fareOfferId }) => fareOfferId),
  );
  const fares = item.fareOffers.filter(({ id }) => gone.has(id)).map(({ price }) => price);
  const extras =
    item.kind === 'pass'
      ? []
      : item.chosenServices
          .filter(({ serviceOfferId }) => isGone(item, serviceOfferId, gone))
          .map(({ price }) => price);
  return {
    price: subtractMoney(item.price, addMoney(...fares, ...extras)),
    services: subtractMoney(item.servicePrice, addMoney(...extras)),
  };
}

/** Refunded with all of its fares. */
function isGone(
  { serviceOffers }: RailTicketItem,
  serviceOfferId: string,
  gone: ReadonlySet<string>,
): boolean {
  return serviceOffers.some(
    ({ id, fareOfferIds }) =>
      id === serviceOfferId &&
      fareOfferIds.length > 0 &&
      fareOfferIds.every((fare) => gone.has(fare)),
  );
}

function shared(item: RailItem, people: People) {
  const { cancellation, exchange, nameChange, delivery, expiresAt } = item;
  const { price: left, services } = pricesLeft(item);
  return {
    id: item.id,
    bookingItemStatus: item.status,
    travelers: item.travellers.map((traveller) => wireTraveler(traveller, people)),
    products: item.products.map(wireProduct),
    prices: wirePrices(left),
    servicePrices: wirePrices(services),
    fareOffers: item.fareOffers.map(({ id, travellerId, productCode, segmentIds, price }) => ({
      id,
      travelerId: travellerId,
      productCode,
      segmentIds: [...segmentIds],
      prices: wirePrices(price),
    })),
    productAssignments: item.assignments.map(
      ({ id, travellerId, productCode, fareOfferId, cancelable, isCanceled }) => ({
        id,
        travelerId: travellerId,
        productCode,
        fareOfferId,
        cancelationEligibility: { eligible: cancelable },
        isCanceled,
      }),
    ),
    cancelationEligibility: {
      eligible: cancellation.eligible,
      partiallyEligible: cancellation.partiallyEligible,
      cancellableItems: cancellation.cancellableItems.map(({ fareOfferIds }) => ({
        fareOfferIds: [...fareOfferIds],
      })),
    },
    exchangeEligibility: {
      eligible: exchange.eligible,
      routeChangePossible: exchange.routeChangePossible,
    },
    editTravelersEligibility: {
      eligible: nameChange.eligible,
      reason: nameChange.reason,
      remaining: nameChange.remaining,
    },
    ticketingOptions: item.deliveryOptions.map((code) => ({ code })),
    ticketingOptionSelected: delivery === null ? null : { code: delivery },
    valueDocuments: item.documents.map(({ type, travellerId, code, url, station }) => ({
      type,
      travelerId: travellerId,
      code,
      url,
      station,
    })),
    passengerFields: [...item.passengerFields],
    leadFields: [...item.leadFields],
    // stored items have instants as text
    expirationDate: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    replacedBy: item.replacedBy,
  };
}

const isOfTickets = (criteria: TicketCriteria | PassCriteria): criteria is TicketCriteria =>
  'legs' in criteria;

function wireTickets(item: RailTicketItem, notes: ItemNotes): TicketItem {
  const { criteria = null } = notes;
  return {
    ...shared(item, peopleOf(notes)),
    type: 'point-to-point',
    legs: item.legs.map(({ id, origin, destination, solution }) => ({
      id,
      origin: wireStop(origin),
      destination: wireStop(destination),
      solution: wireSolution(solution),
    })),
    offerLocations: [...item.offerLocations],
    serviceOffers: item.serviceOffers.map(wireServiceOffer),
    services: item.services.map(({ id, label }) => ({ id, label })),
    chosenServices: item.chosenServices.map(
      ({ serviceOfferId, serviceId, label, count, price }) => ({
        serviceOfferID: serviceOfferId,
        serviceId,
        label,
        count,
        prices: wirePrices(price),
      }),
    ),
    preferenceGroups: [...item.preferenceGroups],
    preferences: item.preferences.map(({ group, option }) => ({ group, option })),
    seats: item.seats.map(({ segmentId, travellerId, coach, seat }) => ({
      segmentId,
      travelerId: travellerId,
      coach,
      seat,
    })),
    criteria: criteria !== null && isOfTickets(criteria) ? criteria : null,
  };
}

function wirePassItem(item: RailPassItem, notes: ItemNotes): PassItem {
  const { criteria = null } = notes;
  return {
    ...shared(item, peopleOf(notes)),
    type: 'pass',
    ...wirePass(item.pass),
    area: { code: item.area.code, label: item.area.label },
    validityStartDate: item.validFrom,
    validUntil: item.validUntil,
    criteria: criteria === null || isOfTickets(criteria) ? null : criteria,
  };
}

/** Omits barcodes, which belong on documents only. */
export function wireItem(item: RailItem, notes: ItemNotes = {}): TrainItem {
  return item.kind === 'pass' ? wirePassItem(item, notes) : wireTickets(item, notes);
}
