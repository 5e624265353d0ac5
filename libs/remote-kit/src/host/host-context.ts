import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { HostedVertical } from './hosted-vertical';

export interface Failure {
  vertical: string;
  where: string;
  error: unknown;
}

export interface Host {
  verticals: readonly HostedVertical[];
  /** fallback of failed code; the owner is for monitoring, not for the reader */
  Failure: ComponentType<{ vertical: string; onRetry: () => void }>;
  /** for each rendered slot, so that a server can name its files */
  onSlot?: (vertical: string, id: string) => void;
  /** after every fallback failed; the host may reload the document */
  onPageLost?: (vertical: string) => void;
  /** for each part shown; returns its clean-up */
  onShown?: (vertical: string) => () => void;
  report: (failure: Failure) => void;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('no host around this component');
  return host;
}
