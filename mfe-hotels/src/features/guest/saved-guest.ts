import type { GuestDetailsInput } from '@wayfare/api-contract';
import type { KnownTraveller } from '@wayfare/checkout';
import { shownPhone } from '@wayfare/forms';

/** The text fields of the form that a saved traveller can fill. */
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

/** What is known of somebody, as far as the form asks for it; an address that is known needs no second typing. */
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
