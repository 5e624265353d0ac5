import type { ApiError } from '@wayfare/api-client';
import { CONTACT_PROBLEMS } from '@wayfare/api-contract';
import type { ContactProblem } from '@wayfare/api-contract';
import { ContactFieldsSchema } from '@wayfare/api-contract/contact';
import { getDotPath, safeParse } from 'valibot';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  question: string;
  /** the box of the captcha is ticked */
  captcha: boolean;
  /** nobody sees this field: whatever fills it in is no person */
  website: string;
}

export interface Problem {
  field: string;
  code: ContactProblem | 'captchaNeeded' | 'captchaMissing' | 'captchaRefused';
}

export const FIELDS = ['name', 'email', 'subject', 'question'] as const;

const problemNamed = (name: unknown) => CONTACT_PROBLEMS.find((problem) => problem === name);

/** What is wrong with a message, one problem for each field, in the order of the form. */
export function findProblems(values: ContactValues, needsCaptcha: boolean): Problem[] {
  const { issues = [] } = safeParse(ContactFieldsSchema, values);
  const problems = FIELDS.flatMap((field): Problem[] => {
    const code = problemNamed(issues.find((issue) => getDotPath(issue) === field)?.message);
    return code === undefined ? [] : [{ field, code }];
  });
  return needsCaptcha && !values.captcha
    ? [...problems, { field: 'captcha', code: 'captchaMissing' }]
    : problems;
}

/** What the API refused, as problems of fields; none when it was not about a field. */
export function refusedFields({ errors }: Pick<ApiError, 'errors'>): Problem[] {
  return errors.flatMap((entry): Problem[] => {
    if (typeof entry === 'string') return [];
    const field = FIELDS.find((known) => known === entry.field);
    const code = problemNamed(entry['problem']);
    return field === undefined || code === undefined ? [] : [{ field, code }];
  });
}
