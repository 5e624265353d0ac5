import type { OfferBook } from './offers/offer-book';
import type { Order } from './orders/order';
import type { SoldSeats } from './seats/sold-seats';
import type { Shelf } from './shelf';

export interface Desk {
  now: () => number;
  book: OfferBook;
  sold: SoldSeats;
  orders: Shelf<Order>;
}
