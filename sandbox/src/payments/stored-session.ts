import * as v from 'valibot';
import { newId } from './ids';
import { checkAmount, Expand, mergeMetadata, Metadata, Text, Url, WholeNumber } from './params';

const LineSchema = v.strictObject({
  quantity: v.optional(WholeNumber, '1'),
  price_data: v.strictObject({
    currency: v.literal('eur', 'the sandbox deals in eur'),
    unit_amount: WholeNumber,
    product_data: v.object({ name: Text, description: v.optional(Text) }),
  }),
});

export const CreateSchema = v.strictObject({
  mode: v.literal('payment'),
  line_items: v.pipe(v.array(LineSchema), v.minLength(1)),
  success_url: Url,
  cancel_url: v.optional(Url),
  client_reference_id: v.optional(Text),
  customer: v.optional(Text),
  customer_email: v.optional(Text),
  expires_at: v.optional(WholeNumber),
  locale: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  payment_method_types: v.optional(v.array(v.literal('card')), ['card']),
  payment_intent_data: v.optional(
    v.strictObject({
      capture_method: v.optional(v.picklist(['manual', 'automatic', 'automatic_async'])),
      description: v.optional(Text),
      metadata: v.optional(Metadata),
    }),
    {},
  ),
  expand: Expand,
});

const DAY = 24 * 3_600;

export function storedSession(
  data: v.InferOutput<typeof CreateSchema>,
  created: number,
  origin: string,
) {
  const lines = data.line_items.map(({ quantity, price_data: price }) => ({
    name: price.product_data.name,
    amount: price.unit_amount,
    quantity,
  }));
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  checkAmount(total);
  const id = newId('cs_test');
  return {
    wire: {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: data.cancel_url ?? null,
      client_reference_id: data.client_reference_id ?? null,
      created,
      currency: 'eur',
      customer: data.customer ?? null,
      customer_email: data.customer_email ?? null,
      expires_at: data.expires_at ?? created + DAY,
      livemode: false,
      locale: data.locale ?? null,
      metadata: mergeMetadata({}, data.metadata),
      mode: 'payment',
      payment_intent: null as string | null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: data.success_url,
      ui_mode: 'hosted',
      url: `${origin}/c/pay/${id}` as string | null,
    },
    captureMethod: data.payment_intent_data.capture_method ?? 'automatic_async',
    intentMetadata: mergeMetadata({}, data.payment_intent_data.metadata),
    description: data.payment_intent_data.description ?? null,
    lines,
  };
}

export type StoredSession = ReturnType<typeof storedSession>;
