import { fraction } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';
import { amount, cancellationTimeline, priceOf } from './price';
import { expiryOf, idOf, type Sale } from './sale';

/** Duffel has no field for members’ prices: rates with this `code` are theirs; `total_amount` stays the public price. */
const MEMBER_CODE = 'MEMBER';

/** Duffel's type has no "on request": the condition of this title says it. */
const ON_REQUEST = { title: 'On request', description: 'The property confirms within two days.' };

export function paymentTypeOf({ id }: Hotel, refundable: boolean) {
  const luck = refundable ? fraction(`payment/${id}`) : 0;
  if (luck < 0.55) return 'pay_now';
  return luck < 0.9 ? 'guarantee' : 'deposit';
}

/** A rate on the wire; nothing when its free cancellation would already be over. */
export function wireRate(
  sale: Sale,
  { now, left, isQuoted }: { now: number; left: number; isQuoted?: boolean },
) {
  const { hotel, token } = sale;
  const timeline = token.refundable ? cancellationTimeline(sale, priceOf(sale).total, now) : [];
  if (token.refundable && timeline.length === 0) return undefined;
  const price = priceOf(sale, { isQuoted });
  return {
    id: idOf('rat_', token),
    base_amount: amount(price.base),
    tax_amount: amount(price.tax),
    fee_amount: '0.00',
    total_amount: amount(price.total),
    total_currency: 'EUR',
    due_at_accommodation_amount: amount(price.due),
    board_type: token.board,
    cancellation_timeline: timeline,
    conditions: hotel.id === 'H-RQ' ? [ON_REQUEST] : [],
    payment_type: paymentTypeOf(hotel, token.refundable),
    expires_at: new Date(expiryOf(token)).toISOString(),
    code: hotel.memberDeal ? MEMBER_CODE : null,
    quantity_available: left,
  };
}
