import type { ApiError } from '@wayfare/api-client';
import type { AccountProblem } from '../../domain/account-rules';

/** What a refused field of a request is called in the form. The form knows every rule but the list of common passwords. */
const OF_FIELD: Readonly<Record<string, AccountProblem>> = {
  name: { field: 'name', code: 'name' },
  lastname: { field: 'surname', code: 'surname' },
  user: { field: 'email', code: 'email' },
  password: { field: 'password', code: 'passwordCommon' },
  acceptTerms: { field: 'acceptTerms', code: 'terms' },
};

/** What the API refused, as problems of fields; none when it was not about a field. */
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
