import { OfferBook } from './offers/offer-book';
import { SoldSeats } from './offers/sold-seats';
import type { Order } from './orders/order';
import { Shelf } from './orders/shelf';

/** What was offered and sold since the process started. */
export const openDesk = (now: () => number) => ({
  now,
  book: new OfferBook(),
  sold: new SoldSeats(),
  orders: new Shelf<Order>('order'),
});
export type Desk = ReturnType<typeof openDesk>;
