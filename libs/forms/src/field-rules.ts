import { isEmail, metPasswordRules } from '@wayfare/domain';
import type { PasswordRule } from '@wayfare/domain';
import * as v from 'valibot';

/** What can be wrong with a field; a vertical translates the key, no rule carries a text. */
export type FieldProblem =
  | 'required'
  | 'emailInvalid'
  | 'emailsDiffer'
  | 'phoneInvalid'
  | 'phoneTooLong'
  | 'nameTooShort'
  | 'nameTooLong'
  | 'nameCharacters'
  | 'textTooShort'
  | 'textTooLong'
  | 'mustBeAccepted'
  | 'passwordLength'
  | 'passwordLowercase'
  | 'passwordUppercase'
  | 'passwordNumber'
  | 'passwordSpecial'
  | 'passwordsDiffer';

const problem = (key: FieldProblem): FieldProblem => key;

const PHONE_MAX = 20;

const filled = v.pipe(v.string(problem('required')), v.trim(), v.nonEmpty(problem('required')));

/** An e-mail address. */
export const EmailRule = v.pipe(filled, v.check(isEmail, problem('emailInvalid')));

/** A phone number in the way people write it: at most 20 characters with at least 4 digits. */
export const PhoneRule = v.pipe(
  filled,
  v.maxLength(PHONE_MAX, problem('phoneTooLong')),
  v.regex(/^\+?[\d\s().-]+$/, problem('phoneInvalid')),
  v.check((phone) => phone.replace(/\D/g, '').length >= 4, problem('phoneInvalid')),
);

/** A name of a person: letters of any language, spaces, hyphens, apostrophes and full stops, within these lengths. */
export function personNameRule({ min, max }: { min: number; max: number }) {
  return v.pipe(
    filled,
    v.regex(/^[\p{L}\p{M}' ’.-]+$/u, problem('nameCharacters')),
    v.minLength(min, problem('nameTooShort')),
    v.maxLength(max, problem('nameTooLong')),
  );
}

/** Free text within these lengths, counted as it was typed. */
export function freeTextRule({ min = 0, max }: { min?: number; max: number }) {
  return v.pipe(
    v.string(problem('required')),
    v.minLength(min, problem('textTooShort')),
    v.maxLength(max, problem('textTooLong')),
  );
}

const meets = (rule: PasswordRule) => (password: string) => metPasswordRules(password).has(rule);

/** A new password; every rule that it breaks is named. */
export const NewPasswordRule = v.pipe(
  v.string(problem('required')),
  v.nonEmpty(problem('required')),
  v.check(meets('length'), problem('passwordLength')),
  v.check(meets('lowercase'), problem('passwordLowercase')),
  v.check(meets('uppercase'), problem('passwordUppercase')),
  v.check(meets('number'), problem('passwordNumber')),
  v.check(meets('special'), problem('passwordSpecial')),
);

/** A box that has to be ticked. */
export const AcceptedRule = v.pipe(
  v.boolean(problem('mustBeAccepted')),
  v.value(true, problem('mustBeAccepted')),
);
