import { createContext, useContext } from 'react';

export interface SessionControl {
  stay: () => Promise<boolean>;
}

export const SessionControlContext = createContext<SessionControl | null>(null);

export const useSessionControl = (): SessionControl | null => useContext(SessionControlContext);
