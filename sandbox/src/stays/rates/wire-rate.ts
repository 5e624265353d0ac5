import type {
  StaysRate,
  StaysRateCondition,
  StaysRoomRate,
} from '@duffel/api/dist/Stays/StaysTypes';
import { fraction } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';
import { expiryOf, rateId, type RateToken } from './tokens';
import { cancellationTimeline } from './cancellation';
import { amount, priceOf, type Price, type RateChoice } from './price';

const CURRENCY = 'EUR';

/**
 * Duffel has no field for "cheaper for members". A rate `code` marks rates under special conditions, so members' deals
 * carry this one; `total_amount` stays the public price.
 */
const MEMBER_CODE = 'MEMBER';

const NO_LOYALTY = {
  supported_loyalty_programme: null,
  loyalty_programme_required: false,
} as const;

/** Duffel's type has no "on request": the condition of this title says it. */
const ON_REQUEST = 'On request';

export function moneyFields(
  price: Price,
): Pick<
  StaysRate,
  | 'base_amount'
  | 'base_currency'
  | 'tax_amount'
  | 'tax_currency'
  | 'fee_amount'
  | 'fee_currency'
  | 'total_amount'
  | 'total_currency'
  | 'due_at_accommodation_amount'
  | 'due_at_accommodation_currency'
> {
  return {
    base_amount: amount(price.base),
    base_currency: CURRENCY,
    tax_amount: amount(price.tax),
    tax_currency: CURRENCY,
    fee_amount: '0.00',
    fee_currency: CURRENCY,
    total_amount: amount(price.total),
    total_currency: CURRENCY,
    due_at_accommodation_amount: amount(price.due),
    due_at_accommodation_currency: CURRENCY,
  };
}

/** A refundable rate is paid now, with a deposit or at the property, as the house prefers; a saver rate is paid now. */
export function paymentTypeOf(hotel: Hotel, refundable: boolean): StaysRate['payment_type'] {
  if (!refundable) return 'pay_now';
  const luck = fraction(`payment/${hotel.id}`);
  if (luck < 0.55) return 'pay_now';
  return luck < 0.9 ? 'guarantee' : 'deposit';
}

function conditionsOf(hotel: Hotel, { refundable }: RateChoice): StaysRateCondition[] {
  const { vatPercent, cityTaxPercent, cityTaxCents } = hotel.taxes;
  const conditions = [
    { title: 'VAT', description: `VAT of ${vatPercent} % of the room price is part of the total.` },
  ];
  if (cityTaxPercent > 0)
    conditions.push({
      title: 'City tax',
      description: `City tax of ${cityTaxPercent} % of the room price is paid at the property.`,
    });
  if (cityTaxCents > 0)
    conditions.push({
      title: 'City tax',
      description: `City tax of EUR ${amount(cityTaxCents)} per adult and night is paid at the property.`,
    });
  conditions.push({
    title: 'Minimum age',
    description: `The guest who checks in is at least ${hotel.minAge} years old.`,
  });
  if (!refundable)
    conditions.push({ title: 'Cancellation', description: 'This rate is not refundable.' });
  if (hotel.id === 'H-RQ')
    conditions.push({ title: ON_REQUEST, description: 'The property confirms within two days.' });
  return conditions;
}

/** A rate on the wire; nothing when its free cancellation would already be over. */
export function wireRate(
  hotel: Hotel,
  token: RateToken,
  choice: RateChoice,
  context: { now: number; quantity: number },
): StaysRoomRate | undefined {
  const price = priceOf(hotel, token.stay, choice);
  const timeline = choice.refundable
    ? cancellationTimeline(hotel, {
        checkIn: token.stay.checkIn,
        total: price.total,
        now: context.now,
      })
    : [];
  if (choice.refundable && timeline.length === 0) return undefined;
  const payment = paymentTypeOf(hotel, choice.refundable);
  return {
    id: rateId(token),
    ...moneyFields(price),
    board_type: choice.board,
    cancellation_timeline: timeline,
    conditions: conditionsOf(hotel, choice),
    payment_type: payment,
    available_payment_methods: payment === 'pay_now' ? ['balance', 'card'] : ['card'],
    ...NO_LOYALTY,
    estimated_commission_amount: null,
    estimated_commission_currency: null,
    // Duffel's own test hotels carry this source: it is the wire's way to say that supply is invented.
    source: 'duffel_hotel_group',
    expires_at: expiryOf(token),
    code: hotel.memberDeal ? MEMBER_CODE : null,
    description: null,
    name: choice.refundable ? 'Flexible rate' : 'Saver rate, not refundable',
    quantity_available: context.quantity,
  };
}
