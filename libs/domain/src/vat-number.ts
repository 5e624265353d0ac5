import { VAT_CHECKS } from './vat-checks';
import { VAT_PATTERNS } from './vat-patterns';

export type VatProblem = 'vatFormat' | 'vatChecksum';

export type VatReading =
  | { readonly number: string; readonly problem: null }
  | { readonly number: null; readonly problem: VatProblem };

/** Numbers of countries outside the Union have forms of their own that are not looked at. */
const ELSEWHERE = /^[A-Z\d]{4,20}$/;

/** The letters in front of a VAT number by the country's ISO code; null outside the European Union. */
export function vatPrefixOf(country: string): string | null {
  const prefix = country === 'GR' ? 'EL' : country;
  return prefix !== 'XI' && prefix in VAT_PATTERNS ? prefix : null;
}

const judged = (prefix: string, rest: string): VatReading =>
  VAT_CHECKS[prefix]?.(rest) === false
    ? { number: null, problem: 'vatChecksum' }
    : { number: `${prefix}${rest}`, problem: null };

/**
 * A VAT number as it was typed, in the form that registers and invoices write it: capitals, nothing between, the letters of
 * the country in front, which are taken from the country of the address where they were left out. A number may be another
 * country's than the address. Never throws; what cannot be one has the problem instead.
 */
export function readVatNumber(typed: string, country: string): VatReading {
  const text = typed.toUpperCase().replace(/[\s./-]/g, '');
  const [front, behind] = [text.slice(0, 2), text.slice(2)];
  if (VAT_PATTERNS[front]?.test(behind) === true) return judged(front, behind);
  const own = vatPrefixOf(country);
  if (own !== null && VAT_PATTERNS[own]?.test(text) === true) return judged(own, text);
  const isElsewhere = own === null && !(front in VAT_PATTERNS) && ELSEWHERE.test(text);
  return isElsewhere ? { number: text, problem: null } : { number: null, problem: 'vatFormat' };
}
