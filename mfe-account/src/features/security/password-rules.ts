import { ChangePasswordRequestSchema, type AccountProblem } from '@wayfare/api-contract/account';
import * as v from 'valibot';
import type { AreaProblem } from '../../domain/refusal';

const required: AccountProblem = 'required';
const mismatch: AreaProblem = 'passwordMismatch';

/** The API's password rules, and both entries equal (ACC-23). */
export const PasswordFormSchema = v.pipe(
  v.object({
    current: v.pipe(v.string(), v.nonEmpty(required)),
    password: ChangePasswordRequestSchema.entries.password,
    passwordAgain: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordAgain']],
      ({ password, passwordAgain }) => password === passwordAgain,
      mismatch,
    ),
    ['passwordAgain'],
  ),
);
