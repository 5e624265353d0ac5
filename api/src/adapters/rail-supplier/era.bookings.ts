import type { Language } from '@wayfare/domain';
import { Problem } from '../../platform/http/problem';
import type { RailSupplier } from '../../ports/rail-supplier';
import type { EraClient, EraRequest } from './era.client';
import { BookingSchema } from './era.item-schemas';
import { wirePassenger } from './era.passenger';

type Calls = Pick<
  RailSupplier,
  | 'createBooking'
  | 'addItems'
  | 'booking'
  | 'deleteItem'
  | 'setService'
  | 'removeService'
  | 'setPreferences'
  | 'setTravellers'
  | 'editTravellers'
  | 'prebook'
  | 'confirm'
  | 'release'
  | 'acceptCarrierChange'
>;

async function unlessUnknown<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Problem && error.problemCode === 'NOT_FOUND') return null;
    throw error;
  }
}

const wireItems = (items: readonly { readonly offerLocations: readonly string[] }[]) => ({
  items: items.map(({ offerLocations }) => ({ offerLocations })),
});

export function bookingCalls({ ask }: EraClient): Calls {
  const change = (request: EraRequest) => ask(BookingSchema, { method: 'POST', ...request });
  const item = (bookingId: string, itemId: string, ...rest: readonly string[]) => [
    'bookings',
    bookingId,
    'items',
    itemId,
    ...rest,
  ];
  const put = (path: readonly string[], body: object, language: Language) =>
    change({ method: 'PUT', path, body, language });

  return {
    createBooking: (items, language) =>
      change({ path: ['bookings'], body: wireItems(items), language }),
    addItems: (bookingId, items, language) =>
      change({ path: ['bookings', bookingId, 'items'], body: wireItems(items), language }),
    booking: (bookingId, language) =>
      unlessUnknown(ask(BookingSchema, { path: ['bookings', bookingId], language })),
    deleteItem: (bookingId, itemId, language) =>
      change({ method: 'DELETE', path: item(bookingId, itemId), language }),
    setService: (bookingId, { itemId, serviceOfferId, serviceId, fareOfferIds, count }, language) =>
      put(
        item(bookingId, itemId, 'services', serviceOfferId),
        { serviceId, fareOfferIds, count },
        language,
      ),
    removeService: (bookingId, { itemId, serviceOfferId }, language) =>
      change({
        method: 'DELETE',
        path: item(bookingId, itemId, 'services', serviceOfferId),
        language,
      }),
    setPreferences: (bookingId, { itemId, preferences }, language) =>
      put(item(bookingId, itemId, 'accommodation-preferences'), { preferences }, language),
    setTravellers: (bookingId, { itemId, passengers }, language) =>
      put(
        item(bookingId, itemId, 'travelers'),
        { travelers: passengers.map(wirePassenger) },
        language,
      ),
    editTravellers: (bookingId, { itemId, travellers }, language) =>
      change({
        method: 'PATCH',
        path: item(bookingId, itemId, 'travelers'),
        body: {
          travelers: travellers.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
        },
        language,
      }),
    prebook: (bookingId, delivery, language) =>
      change({
        path: ['bookings', bookingId, 'checkout', 'prebook'],
        body: {
          items: delivery.map(({ itemId: id, code: ticketingOption }) => ({ id, ticketingOption })),
        },
        language,
      }),
    confirm: (bookingId, reference, language) =>
      change({
        path: ['bookings', bookingId, 'checkout', 'confirm'],
        body: { reference },
        language,
      }),
    async acceptCarrierChange(bookingId, changeId) {
      await change({ path: ['bookings', bookingId, 'schedule-changes', changeId, 'accept'] });
    },
    async release(bookingId) {
      await unlessUnknown(ask(BookingSchema, { method: 'DELETE', path: ['bookings', bookingId] }));
    },
  };
}
