import type Stripe from 'stripe';
import type { Payments } from '../../ports/payments';

export const CURRENCY = 'eur';

type CheckoutRequest = Omit<Parameters<Payments['createCheckout']>[0], 'idempotencyKey'>;

/** One line item: Stripe need not know the details. */
export const checkoutOf = ({
  amount,
  description,
  metadata,
  successUrl,
  cancelUrl,
}: CheckoutRequest) =>
  ({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: amount.amount,
          product_data: { name: description },
        },
      },
    ],
    payment_intent_data: { capture_method: 'manual', metadata: { ...metadata } },
    metadata: { ...metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
  }) satisfies Stripe.Checkout.SessionCreateParams;
