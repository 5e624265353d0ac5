import type { GuestDetailsInput } from '@wayfare/api-contract';
import type { KnownTraveller } from '@wayfare/checkout';
import { shownPhone } from '@wayfare/forms';

const FILLABLE = [
  'firstName',
  'lastName',
  'email',
  'confirmEmail',
  'country',
  'phone',
  'documentType',
  'document',
] as const;
export type Fillable = (typeof FILLABLE)[number];
export type GuestTexts = Partial<Pick<GuestDetailsInput, Fillable>>;

export function textsOf(known: KnownTraveller): GuestTexts {
  const texts: GuestTexts = {
    ...known,
    confirmEmail: known.email,
    phone: shownPhone(known.phone ?? ''),
  };
  return Object.fromEntries(
    FILLABLE.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])),
  );
}
