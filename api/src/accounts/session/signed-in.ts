import type { LoginResult, SignedIn } from '@wayfare/api-contract';
import type { User } from '../users/users.repository';
import type { OpenSession } from './session.service';

/** A user as the session store of a browser keeps them. */
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

/** The session of somebody who has just signed in. */
export type UserSession = OpenSession & { readonly account: SignedIn };

/** What a sign-in answers with. */
export function loginResult(
  { signed: { token, expiredTime }, account }: UserSession,
  now: number,
): LoginResult {
  return { token, expiredTime, serverTime: now, ...account };
}
