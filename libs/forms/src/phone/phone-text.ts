import { callingCodeOf, countriesOfCode, splitPhone } from '@wayfare/domain';

/** The text of a phone field as its two parts show it. */
export interface PhoneParts {
  /** calling code without a plus; '' as long as there is none */
  code: string;
  /** the number as it was typed */
  number: string;
}

/** Takes apart what `phoneText` makes; a number with a code of its own that is still typed stays whole in its part. */
export function phoneParts(text: string): PhoneParts {
  const [, code = '', number = ''] = /^\+(\d{1,3}) (.*)$/s.exec(text) ?? [];
  return countriesOfCode(code).length > 0
    ? { code, number }
    : { code: splitPhone(text)?.code ?? '', number: text };
}

/** One text of both parts; a number that begins with its own code needs no other. */
export const phoneText = ({ code, number }: PhoneParts): string =>
  number === '' || code === '' || /^\s*(?:\+|00)/.test(number) ? number : `+${code} ${number}`;

/** A whole number with its code and its rest apart, as the field shows one that is stored. */
export function shownPhone(text: string): string {
  const own = splitPhone(text);
  return own === null || own.rest === '' ? text : phoneText({ code: own.code, number: own.rest });
}

/** Which country stands for a code: the one that was chosen, when it has that code, else the one with most numbers. */
export const countryOfCode = (code: string, chosen: string): string =>
  code === '' || callingCodeOf(chosen) === code ? chosen : (countriesOfCode(code)[0] ?? '');
