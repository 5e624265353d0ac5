import { useContext, useInsertionEffect, type ReactNode } from 'react';
import { HostContext } from './host-context';

/** Tells the host, before anything is painted, that a part of a vertical is shown, and when it no longer is. */
export function Shown({ vertical, children }: { vertical: string; children: ReactNode }) {
  const onShown = useContext(HostContext)?.onShown;
  useInsertionEffect(() => onShown?.(vertical), [onShown, vertical]);
  return children;
}
