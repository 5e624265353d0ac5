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
  captcha: boolean;
  /** honeypot: invisible, so only robots fill it in */
  website: string;
}

export interface Problem {
  field: string;
  code: ContactProblem | 'captchaNeeded' | 'captchaMissing' | 'captchaRefused';
}

export const FIELDS = ['name', 'email', 'subject', 'question'] as const;

const problemNamed = (name: unknown) => CONTACT_PROBLEMS.find((problem) => problem === name);

/** One problem for each field, in the form's order. */
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

/** Empty when the refusal was of no field. */
export function refusedFields({ errors }: Pick<ApiError, 'errors'>): Problem[] {
  return errors.flatMap((entry): Problem[] => {
    if (typeof entry === 'string') return [];
    const field = FIELDS.find((known) => known === entry.field);
    const code = problemNamed(entry['problem']);
    return field === undefined || code === undefined ? [] : [{ field, code }];
  });
}
