import { useLocation } from '@wayfare/router';

const STATUSES = ['succeeded', 'pending', 'failed'] as const;
/** What a bank's page said on the way back. */
export type Returned = (typeof STATUSES)[number];

/** Of the provider's, for its own script on the page: nobody else has to read or keep them. */
const SECRETS = ['payment_intent', 'setup_intent'].flatMap((name) => [
  name,
  `${name}_client_secret`,
]);

/** Takes out of the address bar what lets a payment be looked up; the history of the router stays as it is. */
export function hideSecrets(): void {
  const url = new URL(window.location.href);
  if (!SECRETS.some((name) => url.searchParams.has(name))) return;
  for (const name of SECRETS) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}

/** How somebody came back from a bank's page; null who was at none. It may be old or made up: what was paid is the server's to say. */
export function useReturned(): Returned | null {
  const said = new URLSearchParams(useLocation().search).get('redirect_status');
  return STATUSES.find((status) => status === said) ?? null;
}
