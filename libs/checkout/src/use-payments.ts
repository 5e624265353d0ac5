import type { Stripe } from '@stripe/stripe-js';
import type { PaymentSettings } from '@wayfare/api-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentsLoader } from './load-payments';

export type Payments =
  | { state: 'loading' }
  | { state: 'ready'; stripe: Stripe }
  | { state: 'failed' };

interface UsePaymentsOptions {
  load: PaymentsLoader;
  settings: PaymentSettings;
  attempt: number;
  onFailure: ((cause: unknown) => void) | undefined;
}

/** State of loading the provider's script. */
export function usePayments({
  load,
  settings: { provider, publishableKey, scriptUrl },
  attempt,
  onFailure,
}: UsePaymentsOptions): Payments {
  const reportFailure = useEffectEvent((cause: unknown) => onFailure?.(cause));
  const [result, setResult] = useState<{ attempt: number; payments: Payments } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const report = (payments: Payments) => isWanted && setResult({ attempt, payments });
    load({ provider, publishableKey, scriptUrl }).then(
      (stripe) => report({ state: 'ready', stripe }),
      (cause: unknown) => {
        report({ state: 'failed' });
        if (isWanted) reportFailure(cause);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, provider, publishableKey, scriptUrl, attempt]);
  return result?.attempt === attempt ? result.payments : { state: 'loading' };
}
