import type { ApiError } from '@wayfare/api-client';
import type { AccountProblem } from '../../domain/account-rules';

/** Form fields of refused request fields. The form knows all rules except the list of common passwords. */
const OF_FIELD: Readonly<Record<string, AccountProblem>> = {
  name: { field: 'name', code: 'name' },
  lastname: { field: 'surname', code: 'surname' },
  user: { field: 'email', code: 'email' },
  password: { field: 'password', code: 'passwordCommon' },
  acceptTerms: { field: 'acceptTerms', code: 'terms' },
};

/** Empty when the refusal was of no field. */
export function refusedFields({ code, errors }: ApiError): AccountProblem[] {
  if (code === 'CAPTCHA') return [{ field: 'captcha', code: 'captchaRefused' }];
  return errors.flatMap((entry) => {
    const problem =
      typeof entry === 'string' || entry.code !== 'INVALID_REQUEST'
        ? undefined
        : OF_FIELD[entry.field ?? ''];
    return problem === undefined ? [] : [problem];
  });
}
