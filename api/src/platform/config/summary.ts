import type { Config } from './index';

/** What this process sells, where its rows are, and whose money it takes: one line for whoever starts it. Names no secret. */
export function configSummary({
  database,
  supplier,
  rail,
  payments,
  content,
  identity,
  wallets,
}: Config): string {
  const hostOf = (url: string) => new URL(url).host;
  const supplied = (what: { readonly url: string; readonly sandbox: boolean }) =>
    what.sandbox ? 'sandbox' : hostOf(what.url);
  const money = payments.secretKey.includes('_live_') ? 'Stripe, live' : 'Stripe, test';
  return [
    `database ${database.url === undefined ? 'embedded (PGlite)' : `PostgreSQL at ${hostOf(database.url)}`}`,
    `stays and flights ${supplied(supplier)}`,
    `trains ${supplied(rail)}`,
    `payments ${payments.url === undefined ? money : 'sandbox (test)'}`,
    `content ${content.url === undefined ? 'embedded' : hostOf(content.url)}`,
    `sign-in by others ${identity === undefined ? 'off' : identity.name}`,
    ...(wallets.apple === null
      ? []
      : [`passes for Apple Wallet until ${wallets.apple.certificate.validTo}`]),
  ].join('; ');
}
