import { invalid } from '../platform/http/problem';
import type { VatRegister } from '../ports/vat-register';

/**
 * Whether the register knows a number; null where there is none, or nobody is asked. One that it refuses is INVALID_REQUEST at
 * `field`; while it is away the number is taken.
 */
export async function verifiedVat(
  register: VatRegister | null,
  vatNumber: string,
  field: string,
): Promise<boolean | null> {
  if (vatNumber === '' || register === null) return null;
  const standing = await register.standingOf(vatNumber);
  if (standing === 'invalid') throw invalid(field, 'invoice.vatRefused');
  return standing === 'valid';
}
