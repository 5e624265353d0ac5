import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { HostedVertical } from './hosted-vertical';

/** Something of a vertical failed. */
export interface Failure {
  vertical: string;
  /** route, slot or place in the page */
  where: string;
  error: unknown;
}

export interface Host {
  verticals: readonly HostedVertical[];
  /** shown in place of a page or slot whose code failed; the owner is named to monitoring, not to the reader */
  Failure: ComponentType<{ vertical: string; onRetry: () => void }>;
  /** told of each slot that is rendered, so that a server can name its files in the page */
  onSlot?: (vertical: string, id: string) => void;
  /** told when a whole page's code is lost, after every other way was tried; the host may load the document again */
  onPageLost?: (vertical: string) => void;
  /** told of each part of a vertical that is shown; what it returns is called when the part is gone */
  onShown?: (vertical: string) => () => void;
  /** told once for each failure */
  report: (failure: Failure) => void;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('no host around this component');
  return host;
}
