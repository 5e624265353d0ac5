import { invalid } from '../platform/http/problem';
import type { VatRegister } from '../ports/vat-register';

/** False while the register is away, null when none is asked; INVALID_REQUEST at `field` for a refused number. */
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
