export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly vatNumber: string;
  /** such as `KvK 12345678`; empty where not told */
  readonly registration: string;
}

interface Environment {
  readonly SELLER_NAME?: string | undefined;
  readonly SELLER_ADDRESS?: string | undefined;
  readonly SELLER_VAT_NUMBER?: string | undefined;
  readonly SELLER_REGISTRATION?: string | undefined;
}

/** All or none: invoices need the seller's name, address and VAT number (Directive 2006/112/EC, article 226). */
export function sellerProblems({
  SELLER_NAME: name,
  SELLER_ADDRESS: address,
  SELLER_VAT_NUMBER: vatNumber,
  SELLER_REGISTRATION: registration,
}: Environment): string[] {
  const needed = [name, address, vatNumber];
  const isSome = [...needed, registration].some((value) => value !== undefined);
  return isSome && needed.includes(undefined)
    ? ['SELLER_NAME, SELLER_ADDRESS and SELLER_VAT_NUMBER must be set together']
    : [];
}

export function sellerOf(env: Environment): Seller | null {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_NUMBER: vatNumber } = env;
  if (name === undefined || address === undefined || vatNumber === undefined) return null;
  return Object.freeze({
    name,
    address: Object.freeze(
      address
        .split(';')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
    vatNumber,
    registration: env.SELLER_REGISTRATION ?? '',
  });
}
