import type { OfferBook } from './offers/offer-book';
import type { Order } from './orders/order';
import type { Shelf } from './orders/shelf';
import type { SoldSeats } from './offers/sold-seats';

export interface Desk {
  now: () => number;
  book: OfferBook;
  sold: SoldSeats;
  orders: Shelf<Order>;
}
