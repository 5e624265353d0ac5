import { isEmail } from '@wayfare/domain';
import { isStrongPassword } from '@wayfare/forms';

interface LoginValues {
  email: string;
  password: string;
}

export interface RegisterValues {
  name: string;
  surname: string;
  email: string;
  password: string;
  passwordAgain: string;
  language: string;
  acceptTerms: boolean;
}

/** Keys of the messages under `errors` in the locales. */
type AccountProblemCode = 'name' | 'surname' | 'email' | 'passwordMissing' | 'passwordWeak' | 'passwordMismatch' | 'terms';

export interface AccountProblem {
  field: string;
  code: AccountProblemCode;
}

const NAME = /^\p{L}[\p{L}\p{M} '’-]{0,49}$/u;

/** A login only asks for an e-mail address and a password; whether they fit is for the server to say. */
export function findLoginProblems(values: LoginValues): AccountProblem[] {
  const problems: AccountProblem[] = [];
  if (!isEmail(values.email)) problems.push({ field: 'email', code: 'email' });
  if (values.password === '') problems.push({ field: 'password', code: 'passwordMissing' });
  return problems;
}

/** Everything that is wrong with a registration, in the order of the form. */
export function findRegisterProblems(values: RegisterValues): AccountProblem[] {
  const problems: AccountProblem[] = [];
  if (!NAME.test(values.name.trim())) problems.push({ field: 'name', code: 'name' });
  if (!NAME.test(values.surname.trim())) problems.push({ field: 'surname', code: 'surname' });
  if (!isEmail(values.email)) problems.push({ field: 'email', code: 'email' });
  if (!isStrongPassword(values.password)) problems.push({ field: 'password', code: 'passwordWeak' });
  if (values.passwordAgain === '' || values.password !== values.passwordAgain) problems.push({ field: 'passwordAgain', code: 'passwordMismatch' });
  if (!values.acceptTerms) problems.push({ field: 'acceptTerms', code: 'terms' });
  return problems;
}
