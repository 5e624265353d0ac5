import type { UserState } from './user-state';

/** A user and a token; a token alone is anonymous (SES-02). */
export function isLogged({ user, token }: Pick<UserState, 'user' | 'token'>): boolean {
  return user !== '' && token !== '';
}

/** True when logged in; otherwise raises the must-be-logged message (SES-25). */
export function requireLogged(
  state: Pick<UserState, 'user' | 'token'>,
  raise: (messageKey: string) => void,
): boolean {
  if (isLogged(state)) return true;
  raise('common:mustBeLogged');
  return false;
}
