import type { LoginResult, SignedIn } from '@wayfare/api-contract';
import type { User } from '../users/users.repository';
import type { OpenSession } from './session.service';

export function signedInOf(
  { id, email, name, lastname, language, picture, country }: User,
  googleLoggued: boolean,
): SignedIn {
  return {
    user: id,
    name,
    lastname,
    language,
    picture,
    profile: { email, country },
    googleLoggued,
  };
}

export type UserSession = OpenSession & { readonly account: SignedIn };

export function loginResult(
  { signed: { token, expiredTime }, account }: UserSession,
  now: number,
): LoginResult {
  return { token, expiredTime, serverTime: now, ...account };
}
