import { isEmail, isPersonName, isStrongPassword } from '@wayfare/domain';

interface HasCaptcha {
  captcha: boolean;
}

export interface MailValues extends HasCaptcha {
  email: string;
}

export interface LoginValues extends MailValues {
  password: string;
}

export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}

export interface RegisterValues extends MailValues, NewPasswordValues {
  name: string;
  surname: string;
  language: string;
  acceptTerms: boolean;
}

export type AccountProblemCode =
  | 'name'
  | 'surname'
  | 'email'
  | 'passwordMissing'
  | 'passwordWeak'
  | 'passwordCommon'
  | 'passwordMismatch'
  | 'terms'
  | 'captcha'
  | 'captchaNeeded'
  | 'captchaRefused';

export interface AccountProblem {
  field: string;
  code: AccountProblemCode;
}

const problemIf = (isWrong: boolean, field: string, code: AccountProblemCode): AccountProblem[] =>
  isWrong ? [{ field, code }] : [];

const captchaProblems = ({ captcha }: HasCaptcha) => problemIf(!captcha, 'captcha', 'captcha');

/** A mail needs an address and a solved captcha. */
export function findMailProblems(values: MailValues): AccountProblem[] {
  return [...problemIf(!isEmail(values.email), 'email', 'email'), ...captchaProblems(values)];
}

/** Only address, password and, after failures, the captcha: the server judges whether they fit. */
export function findLoginProblems(values: LoginValues, needsCaptcha: boolean): AccountProblem[] {
  return [
    ...problemIf(!isEmail(values.email), 'email', 'email'),
    ...problemIf(values.password === '', 'password', 'passwordMissing'),
    ...(needsCaptcha ? captchaProblems(values) : []),
  ];
}

export function findPasswordProblems({
  password,
  passwordAgain,
}: NewPasswordValues): AccountProblem[] {
  return [
    ...problemIf(!isStrongPassword(password), 'password', 'passwordWeak'),
    ...problemIf(
      passwordAgain === '' || password !== passwordAgain,
      'passwordAgain',
      'passwordMismatch',
    ),
  ];
}

export function findRegisterProblems(values: RegisterValues): AccountProblem[] {
  return [
    ...problemIf(!isPersonName(values.name), 'name', 'name'),
    ...problemIf(!isPersonName(values.surname), 'surname', 'surname'),
    ...problemIf(!isEmail(values.email), 'email', 'email'),
    ...findPasswordProblems(values),
    ...problemIf(!values.acceptTerms, 'acceptTerms', 'terms'),
    ...captchaProblems(values),
  ];
}
