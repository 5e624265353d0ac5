import type { KnownTraveller } from '@wayfare/checkout';

/** The texts of a traveller that somebody who is known can fill. */
const FILLABLE = [
  'name',
  'surname',
  'gender',
  'birthDay',
  'birthMonth',
  'birthYear',
  'phonePrefix',
  'phoneNumber',
] as const;
export type Fillable = (typeof FILLABLE)[number];

/** Country calling codes of one and of two digits; all others have three (ITU-T E.164). */
const CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Calling code and number of a phone that is written with its plus; '' for one that is not. */
export function phoneParts(phone: string): { prefix: string; number: string } {
  const [, prefix = '', number = ''] = phone.startsWith('+')
    ? (CALLING_CODE.exec(phone.replace(/\D/g, '')) ?? [])
    : [];
  return { prefix, number };
}

/** What is known of somebody, as far as a traveller's fields ask for it. */
export function textsOf({
  firstName,
  lastName,
  gender = '',
  dateOfBirth = '',
  phone = '',
}: KnownTraveller): Partial<Record<Fillable, string>> {
  const [birthYear = '', birthMonth = '', birthDay = ''] = dateOfBirth.split('-');
  const { prefix, number } = phoneParts(phone);
  const texts: Record<Fillable, string> = {
    name: firstName,
    surname: lastName,
    gender,
    birthDay,
    birthMonth,
    birthYear,
    phonePrefix: prefix,
    phoneNumber: number,
  };
  return Object.fromEntries(
    FILLABLE.flatMap((field) => (texts[field] === '' ? [] : [[field, texts[field]]])),
  );
}
