import { useLocation } from '@wayfare/router';

const STATUSES = ['succeeded', 'pending', 'failed'] as const;
export type Returned = (typeof STATUSES)[number];

/** Intended for the provider's own script alone. */
const SECRETS = ['payment_intent', 'setup_intent'].flatMap((name) => [
  name,
  `${name}_client_secret`,
]);

/** Strips payment secrets from the address bar; the router's history stays. */
export function hideSecrets(): void {
  const url = new URL(window.location.href);
  if (!SECRETS.some((name) => url.searchParams.has(name))) return;
  for (const name of SECRETS) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** Return status of a bank's page, null without one. A forgeable hint: the server decides what was paid. */
export function useReturned(): Returned | null {
  const said = new URLSearchParams(useLocation().search).get('redirect_status');
  return STATUSES.find((status) => status === said) ?? null;
}
