import type {
  BookResult,
  CreateBookingRequest,
  CreateServiceRequest,
  DeleteItemRequest,
  DeleteServiceRequest,
  PrebookRequest,
  PreferencesRequest,
  TicketItem,
  TrainBasket,
  TrainItem,
  TrainPaymentResult,
  UpdateTravelersRequest,
} from '@wayfare/api-contract';
import { addMoney, formatDecimal, multiplyMoney, parseMoney } from '@wayfare/domain';
import { buildTicketItem, buildTrainBasket } from '@wayfare/testing';

/* For tests: a server with one basket, which each call changes as the API does. */

export const KEPT_UNTIL = '2026-12-10T09:40:00Z';
export const BOOKED: BookResult = {
  booking_id: 'tb-1',
  status: 'completing',
  reference: 'TR12TR34',
};

const priceOf = ({ prices }: Pick<TrainItem, 'prices'>) =>
  parseMoney(prices.amountsToDisplay[0]?.amount.value ?? '0.00');

function withBags(item: TicketItem, serviceOfferID: string, count: number): TicketItem {
  const offer = item.serviceOffers.find(({ id }) => id === serviceOfferID);
  const before =
    item.chosenServices.find((service) => service.serviceOfferID === serviceOfferID)?.count ?? 0;
  if (offer === undefined) return item;
  const total = formatDecimal(
    addMoney(priceOf(item), multiplyMoney(priceOf(offer), count - before)),
  );
  const others = item.chosenServices.filter((service) => service.serviceOfferID !== serviceOfferID);
  const bought = {
    serviceOfferID,
    serviceId: offer.serviceId,
    label: 'Extra bag, up to 85 cm',
    count,
    prices: offer.prices,
  };
  return {
    ...item,
    prices: { amountsToDisplay: [{ amount: { value: total, currency: 'EUR' } }] },
    chosenServices: count === 0 ? others : [...others, bought],
  };
}

export function railServer(start: TrainBasket | null = null) {
  let basket = start;
  let made = 0;

  function keep(changes: Partial<TrainBasket>): TrainBasket {
    const { bookingItems = [], version = 0, bookingStatus = 'CREATED' } = basket ?? {};
    basket = buildTrainBasket({ bookingItems, bookingStatus, ...changes, version: version + 1 });
    return basket;
  }

  const changeItem = (id: string, change: (item: TrainItem) => TrainItem) =>
    keep({
      bookingStatus: 'CREATED',
      bookingItems: (basket?.bookingItems ?? []).map((item) =>
        item.id === id ? change(item) : item,
      ),
    });
  const changeTicket = (id: string, change: (item: TicketItem) => TicketItem) =>
    changeItem(id, (item) => (item.type === 'point-to-point' ? change(item) : item));

  return {
    keep,
    basket: () => basket,
    create({ booking }: CreateBookingRequest): TrainBasket {
      const fresh = booking.items.map(({ offerLocations }) => {
        made += 1;
        return buildTicketItem({ id: `new-${made}`, offerLocations });
      });
      return keep({
        bookingStatus: 'CREATED',
        bookingItems: [...(basket?.bookingItems ?? []), ...fresh],
      });
    },
    deleteItem: ({ itemID }: DeleteItemRequest) =>
      keep({
        bookingStatus: 'CREATED',
        bookingItems: (basket?.bookingItems ?? []).filter(({ id }) => id !== itemID),
      }),
    addService: ({ itemID, serviceOfferID, request }: CreateServiceRequest) =>
      changeTicket(itemID, (item) => withBags(item, serviceOfferID, request.count)),
    removeService: ({ itemID, serviceOfferID }: DeleteServiceRequest) =>
      changeTicket(itemID, (item) => withBags(item, serviceOfferID, 0)),
    prefer: ({ itemID, request }: PreferencesRequest) =>
      changeTicket(itemID, (item) => ({ ...item, preferences: request.preferences })),
    travelers({ items }: UpdateTravelersRequest): TrainBasket {
      const named = (item: TrainItem): TrainItem => ({
        ...item,
        travelers: item.travelers.map((traveler) => {
          const found = items
            .find(({ itemID }) => itemID === item.id)
            ?.travelers.find(({ id }) => id === traveler.id);
          return found === undefined
            ? traveler
            : { ...traveler, firstName: found.first_name, lastName: found.last_name };
        }),
      });
      return keep({ bookingItems: (basket?.bookingItems ?? []).map(named) });
    },
    prebook: ({ request }: PrebookRequest) =>
      keep({
        bookingStatus: 'PREBOOKED',
        expirationDate: KEPT_UNTIL,
        bookingItems: (basket?.bookingItems ?? []).map((item): TrainItem => ({
          ...item,
          bookingItemStatus: 'PREBOOKED',
          expirationDate: KEPT_UNTIL,
          ticketingOptionSelected:
            request.items.map(({ ticketingOption: code }) => ({ code }))[0] ?? null,
        })),
      }),
    intent: (): TrainPaymentResult => ({
      booking_id: 'tb-1',
      expirationDate: KEPT_UNTIL,
      paymentIntent: {
        id: 'pi-1',
        client_secret: 'secret-1',
        mode: 'payment',
        amount: parseMoney(basket?.ledger.total ?? '0.00').amount,
        currency: 'eur',
        status: 'requires_payment_method',
        capture_method: 'manual',
      },
    }),
    drop() {
      basket = null;
      return { status: 'OK' as const };
    },
  };
}

export type RailServer = ReturnType<typeof railServer>;
