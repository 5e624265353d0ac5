import { CALLING_CODES } from './calling-codes';

interface CallingCode {
  code: string;
  countries: readonly string[];
  trunk: string;
}

const WHOLE_NUMBER: Readonly<Record<string, number>> = { '7': 10, '375': 9, '993': 8 };

let known: Map<string, CallingCode> | undefined;

function callingCodes(): Map<string, CallingCode> {
  known ??= new Map(
    Object.entries(CALLING_CODES).flatMap(([trunk, entries]) =>
      entries.split(' ').map((entry) => {
        const code = entry.replaceAll(/\D/g, '');
        const countries = entry.slice(code.length).match(/../g) ?? [];
        return [code, { code, countries, trunk }] as const;
      }),
    ),
  );
  return known;
}

let codeByCountry: Map<string, string> | undefined;

/** Calling code without a plus by ISO country; '' for an unknown one. */
export function callingCodeOf(country: string): string {
  codeByCountry ??= new Map(
    [...callingCodes().values()]
      .toReversed()
      .flatMap(({ code, countries }) => countries.map((one) => [one, code] as const)),
  );
  return codeByCountry.get(country) ?? '';
}

/** Countries of a code, most populous first; empty for an unassigned one. */
export const countriesOfCode = (code: string): readonly string[] =>
  callingCodes().get(code)?.countries ?? [];

/** Splits a number with `+` or `00` into code and rest; null for any other text. */
export function splitPhone(text: string): { code: string; rest: string } | null {
  const [, digits = ''] = /^\s*(?:\+|00)\s*(\d[\s\S]*)$/.exec(text) ?? [];
  const code = [1, 2, 3]
    .map((length) => digits.slice(0, length))
    .find((start) => callingCodes().has(start));
  return code === undefined ? null : { code, rest: digits.slice(code.length).trim() };
}

function withoutTrunk(code: string, digits: string): string {
  const trunk = callingCodes().get(code)?.trunk ?? '';
  const isTrunk =
    trunk !== '' && digits.startsWith(trunk) && digits.length > (WHOLE_NUMBER[code] ?? 0);
  return isTrunk ? digits.slice(code === '375' && digits[1] === '0' ? 2 : trunk.length) : digits;
}

/** E.164 (`+31612345678`), national numbers by `country` (ISO 3166-1 alpha-2); anything else unchanged. */
export function internationalPhone(text: string, country = ''): string {
  const written = text.trim();
  const own = splitPhone(written);
  const code = own === null ? callingCodeOf(country) : own.code;
  const national = own === null ? written : own.rest;
  if (code === '' || !/^[\d\s()./\u2010-\u2015-]*\d[\d\s()./\u2010-\u2015-]*$/.test(national))
    return written;
  return `+${code}${withoutTrunk(code, national.replaceAll(/\D/g, ''))}`;
}
