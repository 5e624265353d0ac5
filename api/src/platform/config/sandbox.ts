export interface Addresses {
  readonly SANDBOX_URL: string;
  readonly SUPPLIER_URL?: string | undefined;
  readonly STAYS_URL?: string | undefined;
  readonly RAIL_URL?: string | undefined;
  readonly PAYMENTS_SECRET_KEY: string;
}

/** Defaults of a deployment that sets nothing: the sandbox's names, and addresses that belong to nobody. */
export const SANDBOX = {
  origin: 'http://localhost:4000',
  supplierToken: 'duffel_test_sandbox',
  hotelbedsKey: 'hotelbeds_test_sandbox',
  hotelbedsSecret: 'hotelbeds_secret_sandbox',
  supplierWebhookSecret: 'duffel_webhook_sandbox',
  railWebhookSecret: 'rail_webhook_sandbox',
  railToken: 'rail_test_sandbox',
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  smtpUrl: 'smtp://127.0.0.1:4025',
  mailFrom: 'Wayfare <bookings@wayfare.example>',
} as const;

export interface Sandboxes {
  readonly stays: boolean;
  readonly flights: boolean;
  readonly rail: boolean;
  readonly payments: boolean;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (url: string) => LOOPBACK.has(new URL(url).hostname);

/** Unset, or the sandbox's very address: another address on this machine is a supplier. */
export const isSandboxUrl = (url: string | undefined, sandbox: string) =>
  url === undefined || new URL(url).href === new URL(sandbox).href;

export function sandboxesOf({
  SANDBOX_URL: sandbox,
  SUPPLIER_URL: supplier,
  STAYS_URL: stays = supplier,
  RAIL_URL: rail,
  PAYMENTS_SECRET_KEY: key,
}: Addresses): Sandboxes {
  return {
    stays: isSandboxUrl(stays, sandbox),
    flights: isSandboxUrl(supplier, sandbox),
    rail: isSandboxUrl(rail, sandbox),
    payments: key === SANDBOX.secretKey,
  };
}
