import { invalid, notFound, parseData, refused } from '../../duffel/problems';
import { newId } from '../../kit/ids';
import { changePenalty } from '../offers/conditions';
import type { SoldSeats } from '../seats/sold-seats';
import { releaseSeats } from './cancellations';
import { isOwed, openChange, take } from './airline-change';
import { ChangeSchema, ConfirmSchema, RequestSchema } from './change-body';
import { changeOffers, changeTotal, type ChangeOffer, type SliceWish } from './change-offer';
import { isLive, type Order } from './order';
import type { Orders } from './orders';
import { checkPayment } from './payment';
import { orderSliceId } from './wire-slices';

export interface ChangeRequest {
  id: string;
  order: Order;
  wish: SliceWish;
  offers: ChangeOffer[];
}

export interface Change {
  id: string;
  order: Order;
  offer: ChangeOffer;
  createdAt: number;
  confirmedAt: number | undefined;
}

function notChangeable(message: string): Error {
  return refused('order_not_changeable', message);
}

/** A request finds offers, an offer becomes a change, and a change is confirmed with its payment. */
export class Changes {
  private readonly requests = new Map<string, ChangeRequest>();
  private readonly offers = new Map<string, ChangeOffer>();
  private readonly changes = new Map<string, Change>();

  constructor(
    private readonly orders: Orders,
    private readonly sold: SoldSeats,
  ) {}

  request(body: unknown, now: number): ChangeRequest {
    const data = parseData(RequestSchema, body);
    const order = this.orders.get(data.order_id);
    const removed = order.slices.find(
      (slice) => orderSliceId(slice) === data.slices.remove[0]?.slice_id,
    );
    const [added] = data.slices.add;
    if (removed === undefined || added === undefined)
      throw invalid('slices/remove/0/slice_id', "Field 'slice_id' must be a slice of the order");
    if (!isLive(order, now) || order.paidAt === undefined)
      throw notChangeable('The order is cancelled, has not been paid for, or has departed.');
    if (changePenalty(order.offer, [removed]) === undefined && !isOwed(order, 'change', removed))
      throw notChangeable('The fare of this slice does not allow changes.');
    const wish: SliceWish = {
      removed,
      origin: added.origin,
      destination: added.destination,
      date: added.departure_date,
      cabin: added.cabin_class ?? removed.cabin,
    };
    const id = newId('ocr');
    const request = { id, order, wish, offers: changeOffers(order, wish, id, now) };
    this.requests.set(id, request);
    for (const offer of request.offers) this.offers.set(offer.id, offer);
    return request;
  }

  getRequest(id: string): ChangeRequest {
    const request = this.requests.get(id);
    if (request === undefined) throw notFound('order change request');
    return request;
  }

  getOffer(id: string): { offer: ChangeOffer; order: Order } {
    const offer = this.offers.get(id);
    if (offer === undefined) throw notFound('order change offer');
    return { offer, order: this.orders.get(offer.orderId) };
  }

  changeOf(offerId: string): string | null {
    return [...this.changes.values()].find(({ offer }) => offer.id === offerId)?.id ?? null;
  }

  create(body: unknown, now: number): Change {
    const { offer, order } = this.getOffer(
      parseData(ChangeSchema, body).selected_order_change_offer,
    );
    this.check(order, offer, now);
    const change: Change = {
      id: newId('och'),
      order,
      offer,
      createdAt: now,
      confirmedAt: undefined,
    };
    this.changes.set(change.id, change);
    return change;
  }

  get(id: string): Change {
    const change = this.changes.get(id);
    if (change === undefined) throw notFound('order change');
    return change;
  }

  confirm(id: string, body: unknown, now: number): Change {
    const change = this.get(id);
    const { order, offer } = change;
    if (change.confirmedAt !== undefined) throw refused('order_change_already_actioned');
    this.check(order, offer, now);
    const due = changeTotal(offer);
    const payment = body === undefined ? undefined : parseData(ConfirmSchema, body).payment;
    if (due > 0 && payment === undefined)
      throw invalid(
        'payment',
        "Field 'payment' can't be blank: the change costs money",
        'validation_required',
      );
    if (due > 0 && payment !== undefined) checkPayment(payment, due, 'payment');
    const open = openChange(order);
    if (open?.removed === offer.removed) take(order, open, 'changed', now);
    this.apply(order, offer);
    order.changedAt = now;
    change.confirmedAt = now;
    return change;
  }

  private check(order: Order, { removed, expiresAt }: ChangeOffer, now: number): void {
    if (!isLive(order, now) || !order.slices.includes(removed))
      throw notChangeable('The order was cancelled or changed meanwhile.');
    if (now >= expiresAt)
      throw refused(
        'offer_expired',
        'The order change offer has expired. Make another order change request.',
      );
  }

  /** The seats and bags of the flights that are left stay behind with them. */
  private apply(order: Order, { removed, added, difference, penalty }: ChangeOffer): void {
    const tax = added.price.tax - removed.price.tax;
    releaseSeats(order, this.sold, [removed.key]);
    order.services = order.services.filter(({ sliceKey }) => sliceKey !== removed.key);
    order.slices = order.slices.map((slice) => (slice === removed ? added : slice));
    const total = order.price.total + difference + penalty;
    order.price = { tax: order.price.tax + tax, total, base: total - order.price.tax - tax };
  }
}
