import { Problem } from '../../platform/http/problem';
import type { StaySupplier, StaySuppliers } from '../../ports/stay-supplier';

/** Default of ids and bookings from before a second supplier. */
export const FIRST_PROVIDER = 'duffel';

/** On sale or not; UNKNOWN_PROVIDER when not configured. */
export function stayProvider({ known }: StaySuppliers, name: string): StaySupplier {
  const supplier = Object.hasOwn(known, name) ? known[name] : undefined;
  if (supplier === undefined) throw new Problem('UNKNOWN_PROVIDER');
  return supplier;
}

const NAMED = /^([a-z][a-z\d-]*):(.*)$/s;

/** Prefixed id; the first provider's has no prefix. */
export const withProvider = (provider: string, id: string): string =>
  provider === FIRST_PROVIDER ? id : `${provider}:${id}`;

export function providerAndId(named: string): { readonly provider: string; readonly id: string } {
  const [, provider = FIRST_PROVIDER, id = named] = NAMED.exec(named) ?? [];
  return { provider, id };
}
