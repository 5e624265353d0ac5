import type Stripe from 'stripe';
import type { PaymentMethod } from '../../ports/payments';

/** No redirects: a saved card, or nobody is there to be redirected. */
export const CARDS = { enabled: true, allow_redirects: 'never' } as const;

const RESERVED = { capture_method: 'manual' } as const;

/** Only card and PayPal authorise: a mixed intent captures automatically, and these opt out (decision 0085). */
export function waysToPay(
  methods: readonly PaymentMethod[],
): Pick<
  Stripe.PaymentIntentCreateParams,
  | 'allowed_payment_method_types'
  | 'automatic_payment_methods'
  | 'capture_method'
  | 'payment_method_options'
> {
  if (methods.every((method) => method === 'card'))
    return { ...RESERVED, automatic_payment_methods: CARDS };
  return {
    capture_method: 'automatic',
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    allowed_payment_method_types: [...methods],
    payment_method_options: {
      card: RESERVED,
      ...(methods.includes('paypal') ? { paypal: RESERVED } : {}),
    },
  };
}
