import type { Session } from '@wayfare/session/shell';

const FRAGMENT = /^#sign-in=([\w-]{1,200})$/;

/** Takes a third party's credential out of the fragment, the address bar and the history; null for none. */
export function takeCredential(
  at: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  const credential = FRAGMENT.exec(at.hash)?.[1];
  if (credential === undefined) return null;
  history.replaceState(history.state, '', at.pathname + at.search);
  return credential;
}

/** Hands the credential in before anything else asks for a token; what can't be handed in leaves a visitor and a word of why. */
export async function startSession(
  session: Pick<Session, 'start' | 'signInWith'>,
  credential: string | null,
  onRefused: () => void,
): Promise<void> {
  if (credential !== null) await session.signInWith(credential).catch(onRefused);
  await session.start();
}
