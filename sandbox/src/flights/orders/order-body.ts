import * as v from 'valibot';
import { refused } from '../../duffel/problems';
import { amount, CURRENCY } from '../fares/price';
import { DateSchema } from '../offers/search';

const MAX_NAME = 20;
/** Letters that every airline can print: Latin with accents, without ligatures. */
const NAME = /^(?![^]*[ÆæĲĳŒœÞðÐþ])[A-Za-zÀ-ÖØ-öø-ſ' -]+$/;

const NameSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME), v.regex(NAME));

export const PaymentSchema = v.object({
  type: v.picklist(['balance', 'arc_bsp_cash']),
  amount: v.pipe(v.string(), v.decimal()),
  currency: v.string(),
});

const PassengerSchema = v.object({
  id: v.string(),
  title: v.picklist(['mr', 'ms', 'mrs', 'miss', 'dr']),
  given_name: NameSchema,
  family_name: NameSchema,
  born_on: DateSchema,
  gender: v.picklist(['m', 'f']),
  email: v.pipe(v.string(), v.email()),
  phone_number: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
  infant_passenger_id: v.nullish(v.string(), null),
});
export type PassengerBody = v.InferOutput<typeof PassengerSchema>;

const ServiceSchema = v.object({
  id: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const OrderSchema = v.object({
  type: v.pipe(
    v.picklist(['instant', 'hold', 'pay_later']),
    v.transform((type) => (type === 'instant' ? type : 'hold')),
  ),
  selected_offers: v.pipe(
    v.array(v.string()),
    v.length(1),
    v.transform(([offer = '']) => offer),
  ),
  passengers: v.array(PassengerSchema),
  services: v.optional(v.array(ServiceSchema), []),
  payments: v.optional(v.array(PaymentSchema), []),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
});
export type OrderBody = v.InferOutput<typeof OrderSchema>;

export function checkPayment(payment: v.InferOutput<typeof PaymentSchema>, due: number): void {
  if (payment.currency !== CURRENCY)
    throw refused('payment_currency_does_not_match_order_currency');
  if (payment.amount !== amount(due)) throw refused('payment_amount_does_not_match_order_amount');
}
