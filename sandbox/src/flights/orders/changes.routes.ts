import * as v from 'valibot';
import { checkRules, parseData, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import { newId } from '../../kit/ids';
import type { Desk } from '../desk';
import { penaltyFor } from '../offers/conditions';
import { SliceSchema } from '../offers/search';
import { sliceId } from '../offers/wire-slice';
import type { SoldSeats } from '../offers/sold-seats';
import { answerChange, isOwed } from './airline-change';
import { changeOffers, wireChangeOffer, type ChangeOffer } from './change-offers';
import { isLive, isoOf } from './order';
import { checkPayment, PaymentSchema } from './order-body';
import { Shelf } from './shelf';
import { seatsOf, type OrderedService } from './services';

const RequestSchema = v.object({
  order_id: v.string(),
  slices: v.object({
    remove: v.tuple([v.object({ slice_id: v.string() })]),
    add: v.tuple([SliceSchema]),
  }),
});
const ChangeSchema = v.object({ selected_order_change_offer: v.string() });
const ConfirmSchema = v.object({ payment: v.optional(PaymentSchema) });

interface Change {
  id: string;
  offer: ChangeOffer;
  confirmedAt?: number;
}

function wireChange({ id, offer, confirmedAt }: Change) {
  return {
    ...wireChangeOffer(offer),
    id,
    order_id: offer.order.id,
    confirmed_at: isoOf(confirmedAt),
  };
}

/** The seats and bags of the flights that are left stay behind with them. */
function apply({ order, removed, added, total }: ChangeOffer, sold: SoldSeats): void {
  const isLeft = ({ slice }: OrderedService): boolean => slice === removed;
  sold.release(seatsOf(order.services.filter(isLeft)));
  order.services = order.services.filter((service) => !isLeft(service));
  order.slices = order.slices.map((slice) => (slice === removed ? added : slice));
  const tax = order.price.tax + added.price.tax - removed.price.tax;
  const sum = order.price.total + total;
  order.price = { base: sum - tax, tax, total: sum };
}

export function changeRoutes({ now, orders, sold }: Desk): Route[] {
  const offers = new Shelf<ChangeOffer>('order change offer');
  const changes = new Shelf<Change>('order change');

  const request = ({ body }: Call) => {
    const { order_id: id, slices } = parseData(RequestSchema, body);
    const [{ slice_id: removedId }] = slices.remove;
    const [added] = slices.add;
    const order = orders.get(id);
    const removed = order.slices.find((slice) => sliceId(slice) === removedId);
    if (removed === undefined || !isLive(order, now()) || order.paidAt === undefined)
      throw refused('order_not_changeable');
    const penalty = penaltyFor('change', [removed], order.offer.travellers);
    if (penalty === undefined && !isOwed(order, 'change', removed))
      throw refused('order_not_changeable', 'The fare of this slice does not allow changes.');
    const wish = { ...added, cabin: added.cabin_class ?? removed.cabin };
    const found = changeOffers(order, removed, wish, now());
    for (const offer of found) offers.add(offer);
    const order_change_offers = found.map(wireChangeOffer);
    return { id: newId('ocr'), order_id: id, order_change_offers };
  };
  const check = ({ order, removed, expiresAt }: ChangeOffer): void => {
    if (!isLive(order, now()) || !order.slices.includes(removed))
      throw refused('order_not_changeable');
    if (now() >= expiresAt) throw refused('offer_expired');
  };
  const create = ({ body }: Call) => {
    const offer = offers.get(parseData(ChangeSchema, body).selected_order_change_offer);
    check(offer);
    return wireChange(changes.add({ id: newId('och'), offer }));
  };
  const confirm = ({ id, body }: Call) => {
    const change = changes.get(id);
    const { offer } = change;
    if (change.confirmedAt !== undefined) throw refused('order_change_already_actioned');
    check(offer);
    const payment = body === undefined ? undefined : parseData(ConfirmSchema, body).payment;
    const isDue = offer.total > 0;
    checkRules([
      [isDue && payment === undefined, 'payment', "can't be blank", 'validation_required'],
    ]);
    if (isDue && payment !== undefined) checkPayment(payment, offer.total);
    answerChange(offer.order, 'changed', offer.removed);
    apply(offer, sold);
    change.confirmedAt = now();
    return wireChange(change);
  };
  return [
    ['CREATE', '/air/order_change_requests', request],
    ['GET', '/air/order_change_offers/:id', ({ id }) => wireChangeOffer(offers.get(id))],
    ['CREATE', '/air/order_changes', create],
    ['GET', '/air/order_changes/:id', ({ id }) => wireChange(changes.get(id))],
    ['POST', '/air/order_changes/:id/actions/confirm', confirm],
  ];
}
