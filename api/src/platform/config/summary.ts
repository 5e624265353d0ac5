import type { Config } from './index';

const hostOf = (url: string) => new URL(url).host;
const supplied = (what: { readonly url: string; readonly sandbox: boolean }) =>
  what.sandbox ? 'sandbox' : hostOf(what.url);

function sold({ stays, flights }: Pick<Config, 'stays' | 'flights'>): string[] {
  const { onSale, duffel } = stays;
  if (onSale.join() === 'duffel' && duffel.url === flights.url)
    return [`stays and flights ${supplied(flights)}`];
  const suppliers = onSale.flatMap((name) => {
    const supplier = stays[name];
    return supplier === null ? [] : [`${name} ${supplied(supplier)}`];
  });
  return [`stays ${suppliers.join(' and ')}`, `flights ${supplied(flights)}`];
}

/** One line at start: what is sold, where rows are, whose money it takes. No secrets. */
export function configSummary({
  role,
  database,
  redisUrl,
  traces,
  stays,
  flights,
  rail,
  payments,
  content,
  identity,
  desk,
  wallets,
}: Config): string {
  const money = payments.secretKey.includes('_live_') ? 'Stripe, live' : 'Stripe, test';
  return [
    ...(role === 'all' ? [] : [`role ${role}`]),
    `database ${database.url === undefined ? 'embedded (PGlite)' : `PostgreSQL at ${hostOf(database.url)}`}`,
    ...(redisUrl === undefined ? [] : [`shared state in Redis at ${hostOf(redisUrl)}`]),
    ...(traces === null ? [] : [`traces go to ${hostOf(traces.url)}`]),
    ...sold({ stays, flights }),
    `trains ${supplied(rail)}`,
    `payments ${payments.url === undefined ? money : 'sandbox (test)'}`,
    `content ${content.url === undefined ? 'embedded' : hostOf(content.url)}`,
    `sign-in by others ${identity === undefined ? 'off' : identity.name}`,
    ...(desk === null ? [] : [`operators' desk at ${desk.origin}`]),
    ...(wallets.apple === null
      ? []
      : [`passes for Apple Wallet until ${wallets.apple.certificate.validTo}`]),
  ].join('; ');
}
