import { useContext, useInsertionEffect, type ReactNode } from 'react';
import { HostContext } from './host-context';

/** Reports a part as shown before paint, and as gone on unmount. */
export function Shown({ vertical, children }: { vertical: string; children: ReactNode }) {
  const onShown = useContext(HostContext)?.onShown;
  useInsertionEffect(() => onShown?.(vertical), [onShown, vertical]);
  return children;
}
