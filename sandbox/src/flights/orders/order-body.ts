import * as v from 'valibot';
import { checkRules } from '../../duffel/problems';
import { amount, CURRENCY } from '../fares/price';
import { DateSchema } from '../offers/search';

const MAX_NAME = 20;
/** Letters that every airline can print: Latin with accents, without ligatures. */
const NAME = /^(?![^]*[ÆæĲĳŒœÞðÐþ])[A-Za-zÀ-ÖØ-öø-ſ' -]+$/;

const NameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_NAME, `must be ${MAX_NAME} characters or fewer`),
  v.regex(NAME, 'must have letters, spaces, hyphens and apostrophes only'),
);

export const PaymentSchema = v.object({
  type: v.picklist(['balance', 'arc_bsp_cash'], "must be 'balance' or 'arc_bsp_cash'"),
  amount: v.pipe(v.string(), v.decimal('must be a decimal string')),
  currency: v.string(),
});

const PassengerSchema = v.object({
  id: v.string(),
  title: v.picklist(['mr', 'ms', 'mrs', 'miss', 'dr'], "must be 'mr', 'ms', 'mrs', 'miss' or 'dr'"),
  given_name: NameSchema,
  family_name: NameSchema,
  born_on: DateSchema,
  gender: v.picklist(['m', 'f'], "must be 'm' or 'f'"),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be in E.164 format')),
  infant_passenger_id: v.nullish(v.string(), null),
});
export type PassengerBody = v.InferOutput<typeof PassengerSchema>;

const ServiceSchema = v.object({
  id: v.string(),
  quantity: v.pipe(v.number(), v.integer('must be whole'), v.minValue(1, 'must be 1 or more')),
});

export const OrderSchema = v.object({
  type: v.pipe(
    v.picklist(['instant', 'hold', 'pay_later'], "must be 'instant' or 'hold'"),
    v.transform((type) => (type === 'instant' ? type : 'hold')),
  ),
  selected_offers: v.pipe(
    v.array(v.string()),
    v.length(1, 'must have exactly one offer'),
    v.transform(([offer = '']) => offer),
  ),
  passengers: v.array(PassengerSchema),
  services: v.optional(v.array(ServiceSchema), []),
  payments: v.optional(v.array(PaymentSchema), []),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
});
export type OrderBody = v.InferOutput<typeof OrderSchema>;

/** `field` is where the payment stands in the body. */
export function checkPayment(
  payment: v.InferOutput<typeof PaymentSchema>,
  due: number,
  field: string,
): void {
  checkRules([
    [
      payment.currency !== CURRENCY,
      `${field}/currency`,
      'does not match that of the order',
      'payment_currency_does_not_match_order_currency',
    ],
    [
      payment.amount !== amount(due),
      `${field}/amount`,
      'does not match the total of the order',
      'payment_amount_does_not_match_order_amount',
    ],
  ]);
}
