import { captchaChallenge, signInOptions } from '@wayfare/api-contract';
import type { LoginResult } from '@wayfare/api-contract';
import { easyChallenge } from '@wayfare/testing/captcha';

/** What each of the forms asks for besides its own call. */
export const FORM_CALLS = [
  [signInOptions, { thirdParty: { name: 'Google' } }],
  [captchaChallenge, () => easyChallenge()],
] as const;

/** The answer to Anne's login. */
export const ANNE: LoginResult = {
  user: 'u1',
  name: 'Anne',
  lastname: 'Hof',
  language: 'en',
  picture: null,
  profile: { email: 'anne@example.com' },
  googleLoggued: false,
  token: 'anne-token',
  expiredTime: 4_000_000_000_000,
  serverTime: 1_800_000_000_000,
};
