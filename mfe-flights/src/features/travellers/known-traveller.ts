import type { KnownTraveller } from '@wayfare/checkout';
import { internationalPhone } from '@wayfare/domain';
import { phoneParts, shownPhone } from '@wayfare/forms';

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

export function textsOf({
  firstName,
  lastName,
  gender = '',
  dateOfBirth = '',
  phone = '',
  country = '',
}: KnownTraveller): Partial<Record<Fillable, string>> {
  const [birthYear = '', birthMonth = '', birthDay = ''] = dateOfBirth.split('-');
  const { code, number } = phoneParts(shownPhone(internationalPhone(phone, country)));
  const texts: Record<Fillable, string> = {
    name: firstName,
    surname: lastName,
    gender,
    birthDay,
    birthMonth,
    birthYear,
    phonePrefix: code,
    phoneNumber: number,
  };
  return Object.fromEntries(
    FILLABLE.flatMap((field) => (texts[field] === '' ? [] : [[field, texts[field]]])),
  );
}
