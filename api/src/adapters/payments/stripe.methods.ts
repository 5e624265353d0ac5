import type Stripe from 'stripe';
import type { PaymentMethod } from '../../ports/payments';

/** No method that leaves our page: a card is kept for later, or nobody is there to go anywhere. */
export const CARDS = { enabled: true, allow_redirects: 'never' } as const;

const RESERVED = { capture_method: 'manual' } as const;

/**
 * The ways to pay of an intent. Stripe reserves money by card and PayPal only, and takes it at once by any other method,
 * so a mixed intent is captured automatically and says for each of these two that it is not (decision 0085).
 */
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
