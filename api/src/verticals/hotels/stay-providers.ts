import { Problem } from '../../platform/http/problem';
import type { StaySupplier, StaySuppliers } from '../../ports/stay-supplier';

/** Whose what names nobody is: bookings and open pages from before there was another supplier. */
export const FIRST_PROVIDER = 'duffel';

/** The supplier that sold something, whether it still sells or not; UNKNOWN_PROVIDER where it is not configured. */
export function stayProvider({ known }: StaySuppliers, name: string): StaySupplier {
  const supplier = Object.hasOwn(known, name) ? known[name] : undefined;
  if (supplier === undefined) throw new Problem('UNKNOWN_PROVIDER');
  return supplier;
}

const NAMED = /^([a-z][a-z\d-]*):(.*)$/s;

/** A supplier's own id with its name in front, as pages and callers have it; the first one's needs none. */
export const withProvider = (provider: string, id: string): string =>
  provider === FIRST_PROVIDER ? id : `${provider}:${id}`;

/** Whose id it is, and the id that the supplier gave. */
export function providerAndId(named: string): { readonly provider: string; readonly id: string } {
  const [, provider = FIRST_PROVIDER, id = named] = NAMED.exec(named) ?? [];
  return { provider, id };
}
