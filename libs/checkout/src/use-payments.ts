import type { Stripe } from '@stripe/stripe-js';
import type { PaymentSettings } from '@wayfare/api-contract';
import { useEffect, useState } from 'react';
import type { PaymentsLoader } from './load-payments';

type Payments = { state: 'loading' } | { state: 'ready'; stripe: Stripe } | { state: 'failed'; cause: unknown };

/** The provider's object for a component; `attempt` counts the tries. */
export function usePayments(load: PaymentsLoader, { provider, publishableKey, scriptUrl }: PaymentSettings, attempt: number): Payments {
  const [result, setResult] = useState<{ attempt: number; payments: Payments } | null>(null);
  // The provider's script is outside React.
  useEffect(() => {
    let isWanted = true;
    const report = (payments: Payments) => isWanted && setResult({ attempt, payments });
    load({ provider, publishableKey, scriptUrl }).then(
      (stripe) => report({ state: 'ready', stripe }),
      (cause: unknown) => report({ state: 'failed', cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, provider, publishableKey, scriptUrl, attempt]);
  return result?.attempt === attempt ? result.payments : { state: 'loading' };
}
