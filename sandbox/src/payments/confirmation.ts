import { attempt, fail } from './attempt';
import type { StripeErrorBody } from './problems';
import type { Store, StoredIntent } from './store';

/* What the pages have in common on which somebody confirms a payment to a bank. */

const FAILURE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The intent whose question this is; none once it was answered or withdrawn. */
export function intentOf(store: Store, source: string): StoredIntent | undefined {
  return [...store.payments.values(), ...store.setups.values()].find(
    ({ challenge }) => challenge === source,
  );
}

export function settle(store: Store, intent: StoredIntent, isPassed: boolean): void {
  const { pending } = intent;
  if (isPassed && pending !== null) {
    attempt(store, intent, pending, {
      isOffSession: false,
      isAuthenticated: true,
      usesSdk: false,
      returnUrl: null,
      origin: '',
    });
    return;
  }
  const error: StripeErrorBody = {
    type: 'invalid_request_error',
    code: `${intent.kind}_intent_authentication_failure`,
    message: FAILURE,
    ...(pending === null ? {} : { payment_method: pending.wire }),
  };
  fail(store, intent, error);
}

/** Where the browser goes on after a challenge that had the whole page. */
export function afterwards({ kind, wire, returnUrl }: StoredIntent): string {
  const url = new URL(returnUrl ?? 'about:blank');
  url.searchParams.set(`${kind}_intent`, wire.id);
  url.searchParams.set(`${kind}_intent_client_secret`, wire.client_secret);
  const status = { requires_payment_method: 'failed', processing: 'pending' } as const;
  url.searchParams.set(
    'redirect_status',
    Object.entries(status).find(([name]) => name === wire.status)?.[1] ?? 'succeeded',
  );
  return url.href;
}
