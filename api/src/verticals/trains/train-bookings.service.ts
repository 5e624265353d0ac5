import type {
  BookingOfTrainResult,
  LastBasketResult,
  PrintResult,
  TrainBasket,
  TrainBookingList,
  TrainBookingView,
} from '@wayfare/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import type { RailItem } from '../../ports/rail-items';
import type { RailSupplier } from '../../ports/rail-supplier';
import { visibleBooking } from '../../booking/access';
import type { BookingRequest } from '../../booking/access';
import type { Booking } from '../../booking/booking';
import { findBooking, findBookingsOf } from '../../booking/bookings.repository';
import { listBookings } from '../../booking/list-bookings';
import { walletsAt, type Wallets } from '../../platform/keys/wallets';
import type { KeySet } from '../../platform/keys/key-set';
import { orderedView } from './basket/basket-view';
import type { BasketRequester, Baskets } from './basket/baskets';
import { findBasket } from './basket/baskets.repository';
import { beginsAt, listedTrain } from './listed-train';
import { findBookingOfTrain } from './train-bookings.repository';
import { ticketLinks, trainBookingView } from './booked/train-booking-view';
import { trainEnd } from './train-end';
import { trainOf } from './records/train-records';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly baskets: Baskets;
  readonly keys: KeySet;
  readonly wallets: Wallets;
}

export interface TrainBookings {
  /** The basket or the booking that it became; null for any other. */
  present(bookingId: string, requester: BasketRequester): Promise<TrainBasket | null>;
  last(requester: BasketRequester): Promise<LastBasketResult>;
  one(request: BookingRequest, requester: BasketRequester): Promise<TrainBookingView>;
  list(
    requester: BasketRequester & { readonly log: Pick<FastifyBaseLogger, 'warn'> },
  ): Promise<TrainBookingList>;
  /** By our reference or the supplier's (API-29). */
  ofTrain(trainId: string, requester: BasketRequester): Promise<BookingOfTrainResult>;
  /** TRN-34. */
  print(bookingId: string, requester: BasketRequester): Promise<PrintResult>;
}

export function trainBookings({
  database: { orm },
  supplier,
  baskets,
  keys,
  wallets,
}: Deps): TrainBookings {
  const open = (request: BookingRequest, { principal, now }: BasketRequester) =>
    visibleBooking(orm, keys, request, { vertical: 'trains', tripEnd: trainEnd, principal, now });

  /** Fresh items, since carriers' terms lapse; our record while completing. */
  async function itemsNow(
    booking: Booking,
    { language }: Pick<BasketRequester, 'language'>,
  ): Promise<readonly RailItem[] | undefined> {
    const isSold =
      booking.supplierBooking !== null &&
      (booking.status === 'confirmed' || booking.status === 'canceled');
    // a silent supplier must not withhold tickets
    const fresh = isSold
      ? await supplier.booking(booking.supplierBooking ?? '', language).catch(() => null)
      : null;
    return fresh?.items;
  }

  async function documentsOf(
    booking: Booking,
    requester: BasketRequester,
  ): Promise<PrintResult['documents']> {
    const items = (await itemsNow(booking, requester)) ?? trainOf(booking).items;
    const papers = await ticketLinks(booking, keys, items);
    if (papers === null) return [];
    const own = (itemID: string, travellerId: string | null) =>
      papers.tickets.find((ticket) => ticket.itemID === itemID && ticket.travelerId === travellerId)
        ?.url ?? papers.voucher;
    return items.flatMap(({ id: itemID, documents }) =>
      documents.map(({ type, url, code, travellerId }) => ({
        itemID,
        type,
        url: type === 'PAH' ? own(itemID, travellerId) : type === 'RETRIEVE_VIA_LINK' ? url : null,
        code,
      })),
    );
  }

  return {
    async present(bookingId, requester) {
      const basket = await baskets.find(bookingId, requester);
      if (basket !== null) return baskets.view(basket, requester);
      const booking = await findBooking(orm, bookingId);
      if (
        booking === null ||
        booking.owner !== requester.principal.id ||
        booking.vertical !== 'trains'
      )
        return null;
      return orderedView(booking, (await findBasket(orm, bookingId))?.version ?? 0, requester);
    },

    async last(requester) {
      const basket = await baskets.last(requester);
      return {
        basket: basket === null ? null : baskets.view(basket, requester),
        userCorrelationID: requester.correlationId ?? basket?.correlationId ?? '',
      };
    },

    async one(request, requester) {
      const { booking, isByLink } = await open(request, requester);
      return trainBookingView(
        booking,
        {
          keys,
          language: requester.language,
          isByLink,
          wallets: walletsAt(wallets, requester.now),
        },
        await itemsNow(booking, requester),
      );
    },

    async list({ principal, language, now, log }) {
      const own = await findBookingsOf(orm, principal.id, 'trains');
      const { bookings, failed } = await listBookings(own, { language, log }, (booking) =>
        listedTrain(booking, now),
      );
      return { bookings: bookings.sort((a, b) => (beginsAt(a) < beginsAt(b) ? 1 : -1)), failed };
    },

    async ofTrain(trainId, { principal }) {
      const booking = await findBookingOfTrain(orm, principal.id, trainId);
      if (booking === null)
        throw new Problem('NOT_FOUND', { field: 'IDTrain', text: 'trains.idInvalid' });
      return { booking_id: booking.id };
    },

    async print(bookingId, requester) {
      const opened = await open({ booking_id: bookingId }, requester).catch(() => null);
      if (opened === null)
        throw new Problem('NOT_FOUND', { field: 'bookingID', text: 'booking.unknown' });
      return { documents: await documentsOf(opened.booking, requester) };
    },
  };
}
