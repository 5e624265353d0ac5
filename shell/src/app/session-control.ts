import { createContext, useContext } from 'react';

/** What the frame itself may do with the session of this tab; null on the server, where nobody is logged in. */
export interface SessionControl {
  /** false when the session cannot be prolonged any more */
  stay: () => Promise<boolean>;
}

export const SessionControlContext = createContext<SessionControl | null>(null);

export const useSessionControl = (): SessionControl | null => useContext(SessionControlContext);
