export const CONTACT_NAME_MAX = 50;
export const QUESTION_MIN = 10;
export const QUESTION_MAX = 1000;

export const CONTACT_SUBJECTS = [
  'booking',
  'change',
  'payment',
  'website',
  'partnership',
  'other',
] as const;

export const CONTACT_PROBLEMS = [
  'nameMissing',
  'nameTooLong',
  'nameCharacters',
  'emailInvalid',
  'subjectMissing',
  'questionTooShort',
  'questionTooLong',
] as const;
export type ContactProblem = (typeof CONTACT_PROBLEMS)[number];
