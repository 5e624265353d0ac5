/* For tests: accepted and refused values of the contact form (specification section 5). */

export const GOOD_CONTACT = {
  name: 'Anneke de Vries',
  email: 'anneke@example.com',
  subject: 'booking',
  question: 'Can I add a cot to my booking?',
} as const;

type Field = keyof typeof GOOD_CONTACT;

/** requirement, field, value, expected problem; null when accepted */
export type ContactCase = readonly [
  id: string,
  field: Field,
  value: string,
  problem: string | null,
];

export const CONTACT_CASES: readonly ContactCase[] = [
  ['CNT-22', 'name', '', 'nameMissing'],
  ['CNT-22', 'name', '   ', 'nameMissing'],
  ['CNT-22', 'name', 'a'.repeat(50), null],
  ['CNT-22', 'name', 'a'.repeat(51), 'nameTooLong'],
  ['CNT-22', 'name', `  ${'a'.repeat(50)}  `, null],
  ['CNT-22', 'name', 'A<b>', 'nameCharacters'],
  ['CNT-22', 'name', 'Anneke!', 'nameCharacters'],
  ['CNT-22', 'name', 'Ann3ke', 'nameCharacters'],
  ['CNT-22', 'name', 'Zoë O’Neill-van der Berg Jr.', null],
  ['CNT-22', 'name', "D'Artagnan", null],
  ['CNT-22', 'name', 'Łukasz', null],
  ['CNT-22', 'name', '李', null],
  ['CNT-23', 'email', '', 'emailInvalid'],
  ['CNT-23', 'email', 'x@', 'emailInvalid'],
  ['CNT-23', 'email', 'a@b', 'emailInvalid'],
  ['CNT-23', 'email', 'anneke @example.com', 'emailInvalid'],
  ['CNT-23', 'email', 'anneke@@example.com', 'emailInvalid'],
  ['CNT-23', 'email', `${'a'.repeat(181)}@example.com`, 'emailInvalid'],
  ['CNT-23', 'email', ' anneke@example.com ', null],
  ['CNT-23', 'email', "o'hara+trips@example.co.uk", null],
  ['CNT-24', 'subject', '', 'subjectMissing'],
  ['CNT-24', 'subject', 'weather', 'subjectMissing'],
  ['CNT-24', 'subject', 'booking', null],
  ['CNT-24', 'subject', 'change', null],
  ['CNT-24', 'subject', 'payment', null],
  ['CNT-24', 'subject', 'website', null],
  ['CNT-24', 'subject', 'partnership', null],
  ['CNT-24', 'subject', 'other', null],
  ['CNT-25', 'question', '', 'questionTooShort'],
  ['CNT-25', 'question', 'x'.repeat(9), 'questionTooShort'],
  ['CNT-25', 'question', `${'x'.repeat(9)}   `, 'questionTooShort'],
  ['CNT-25', 'question', 'x'.repeat(10), null],
  ['CNT-25', 'question', 'x'.repeat(1000), null],
  ['CNT-25', 'question', 'x'.repeat(1001), 'questionTooLong'],
];

/** A good message with one value changed. */
export function contactWith(field: Field, value: string): Record<Field, string> {
  return { ...GOOD_CONTACT, [field]: value };
}
