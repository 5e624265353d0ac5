import type { Session } from '@wayfare/desk-contract';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in; every page has somebody. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionContext around it');
  return session;
}
