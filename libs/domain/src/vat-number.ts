import { VAT_CHECKS } from './vat-checks';
import { VAT_PATTERNS } from './vat-patterns';

export type VatProblem = 'vatFormat' | 'vatChecksum';

export type VatReading =
  | { readonly number: string; readonly problem: null }
  | { readonly number: null; readonly problem: VatProblem };

const ELSEWHERE = /^[A-Z\d]{4,20}$/;

/** VAT prefix by ISO country; null outside the European Union. */
export function vatPrefixOf(country: string): string | null {
  const prefix = country === 'GR' ? 'EL' : country;
  return prefix !== 'XI' && prefix in VAT_PATTERNS ? prefix : null;
}

const judged = (prefix: string, rest: string): VatReading =>
  VAT_CHECKS[prefix]?.(rest) === false
    ? { number: null, problem: 'vatChecksum' }
    : { number: `${prefix}${rest}`, problem: null };

/** Normalised VAT number, prefixed by `country` where omitted. Never throws; an impossible one has a problem. */
export function readVatNumber(typed: string, country: string): VatReading {
  const text = typed.toUpperCase().replace(/[\s./-]/g, '');
  const [front, behind] = [text.slice(0, 2), text.slice(2)];
  if (VAT_PATTERNS[front]?.test(behind) === true) return judged(front, behind);
  const own = vatPrefixOf(country);
  if (own !== null && VAT_PATTERNS[own]?.test(text) === true) return judged(own, text);
  const isElsewhere = own === null && !(front in VAT_PATTERNS) && ELSEWHERE.test(text);
  return isElsewhere ? { number: text, problem: null } : { number: null, problem: 'vatFormat' };
}
