/* For tests: accepted and refused values of "Hotel booking" (specification section 5). */

export const GOOD_GUEST = {
  firstName: 'Anneke',
  lastName: 'de Vries',
  email: 'anneke@example.com',
  confirmEmail: 'anneke@example.com',
  mainGuest: 'self',
  guest: null,
  specialRequest: '',
  country: 'NL',
  phone: '+31612345678',
  documentType: 'passport',
  document: 'NX1234567',
} as const;

type Field = Exclude<keyof typeof GOOD_GUEST, 'guest' | 'mainGuest'>;

/** requirement, field, value, expected problem; null when accepted */
export type GuestCase = readonly [id: string, field: Field, value: string, problem: string | null];

const names = (field: 'firstName' | 'lastName'): GuestCase[] => [
  ['HOT-33', field, 'Al', 'nameTooShort'],
  ['HOT-33', field, ' A ', 'nameTooShort'],
  ['HOT-33', field, 'Ali', null],
  ['HOT-33', field, 'Zoë', null],
  ['HOT-33', field, "O'Hara-van der Berg", null],
  ['HOT-33', field, 'Łukasz', null],
  ['HOT-33', field, '', 'required'],
  ['HOT-33', field, '   ', 'required'],
  ['HOT-33', field, 'Ann3ke', 'nameCharacters'],
  ['HOT-33', field, '<b>Anneke</b>', 'nameCharacters'],
  ['HOT-33', field, 'a'.repeat(60), null],
  ['HOT-33', field, 'a'.repeat(61), 'nameTooLong'],
];

export const GUEST_CASES: readonly GuestCase[] = [
  ...names('firstName'),
  ...names('lastName'),
  ['HOT-34', 'email', 'x', 'emailInvalid'],
  ['HOT-34', 'email', 'a@b', 'emailInvalid'],
  ['HOT-34', 'email', '', 'required'],
  ['HOT-34', 'email', 'anne@@example.com', 'emailInvalid'],
  ['HOT-35', 'confirmEmail', 'anneke@example.org', 'emailsDiffer'],
  ['HOT-35', 'confirmEmail', '', 'required'],
  ['HOT-36', 'specialRequest', 'x'.repeat(1024), null],
  ['HOT-36', 'specialRequest', 'x'.repeat(1025), 'textTooLong'],
  ['HOT-32', 'specialRequest', '', null],
  ['HOT-32', 'country', '', 'required'],
  ['HOT-32', 'country', 'BE', null],
  ['HOT-37', 'phone', 'abc', 'phoneInvalid'],
  ['HOT-37', 'phone', '', 'required'],
  ['HOT-37', 'phone', '123456', 'phoneInvalid'],
  ['HOT-37', 'phone', '+31612345678', null],
  ['HOT-37', 'phone', '06 12 34 56 78', null],
  ['HOT-37', 'phone', '+31 (0)6-12345678', null],
  ['HOT-37', 'phone', '+3161234567812345678', 'phoneInvalid'],
  ['HOT-37', 'phone', '+31 6 12 34 56 78 90 1', 'phoneTooLong'],
  ['HOT-38', 'documentType', '', 'required'],
  ['HOT-38', 'documentType', 'libraryCard', 'required'],
  ['HOT-38', 'documentType', 'residencePermit', null],
  ['HOT-39', 'document', '', 'required'],
  ['HOT-39', 'document', 'AB<12>', 'documentCharacters'],
  ['HOT-39', 'document', 'AB', 'documentCharacters'],
  ['HOT-39', 'document', 'NX1234567', null],
  ['HOT-39', 'document', 'A1 2.3-4/5', null],
  ['HOT-39', 'document', '1'.repeat(31), 'documentCharacters'],
];

/** Details with one value changed; a changed e-mail is confirmed as it is. */
export function guestWith(
  field: Field,
  value: string,
  guest: Record<string, unknown> = GOOD_GUEST,
): Record<string, unknown> {
  return {
    ...guest,
    ...(field === 'email' && value !== '' ? { confirmEmail: value } : {}),
    [field]: value,
  };
}
