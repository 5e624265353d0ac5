import { isEmail } from '@wayfare/domain';
import * as v from 'valibot';
import {
  CONTACT_NAME_MAX,
  CONTACT_SUBJECTS,
  QUESTION_MAX,
  QUESTION_MIN,
  type ContactProblem,
} from './contact-facts';
import { LanguageSchema } from './places';

/* The contact form: specification section 5 "Contact", CNT-21 to CNT-26, OQ-86. One schema for the form and the API. */

const problem = (name: ContactProblem): ContactProblem => name;
const NAME = /^[\p{L}\p{M} .'’-]*$/u;

export const ContactFieldsSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('nameMissing')),
    v.maxLength(CONTACT_NAME_MAX, problem('nameTooLong')),
    v.regex(NAME, problem('nameCharacters')),
  ),
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, problem('emailInvalid'))),
  subject: v.picklist(CONTACT_SUBJECTS, problem('subjectMissing')),
  question: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(QUESTION_MIN, problem('questionTooShort')),
    v.maxLength(QUESTION_MAX, problem('questionTooLong')),
  ),
});
export type ContactFields = v.InferOutput<typeof ContactFieldsSchema>;

/** `POST /api/contact`. `website` is a honeypot; `captcha` is '' until it is asked for. */
export const ContactRequestSchema = v.object({
  ...ContactFieldsSchema.entries,
  captcha: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
  website: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  language: v.optional(LanguageSchema, 'en'),
});
export type ContactRequest = v.InferInput<typeof ContactRequestSchema>;

export const ContactResultSchema = v.object({
  ticketNumber: v.string(),
});
export type ContactResult = v.InferOutput<typeof ContactResultSchema>;
