import { callingCodeOf, countriesOfCode, splitPhone } from '@wayfare/domain';

export interface PhoneParts {
  code: string;
  number: string;
}

/** Inverse of `phoneText`; a number typed with a code of its own stays whole. */
export function phoneParts(text: string): PhoneParts {
  const [, code = '', number = ''] = /^\+(\d{1,3}) (.*)$/s.exec(text) ?? [];
  return countriesOfCode(code).length > 0
    ? { code, number }
    : { code: splitPhone(text)?.code ?? '', number: text };
}

/** Joins both parts; a number with a code of its own gets no other. */
export const phoneText = ({ code, number }: PhoneParts): string =>
  number === '' || code === '' || /^\s*(?:\+|00)/.test(number) ? number : `+${code} ${number}`;

/** A stored number split into code and rest for display. */
export function shownPhone(text: string): string {
  const own = splitPhone(text);
  return own === null || own.rest === '' ? text : phoneText({ code: own.code, number: own.rest });
}

/** Country of a code: the chosen one if it has that code, else its most populous. */
export const countryOfCode = (code: string, chosen: string): string =>
  code === '' || callingCodeOf(chosen) === code ? chosen : (countriesOfCode(code)[0] ?? '');
