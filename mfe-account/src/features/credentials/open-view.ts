import type { LoginView } from '@wayfare/session';
import { createContext } from 'react';
import type { MouseEvent } from 'react';

/** How the popup goes to another of its views; null on a page, where links lead to pages. */
export const OpenViewContext = createContext<((view: LoginView) => void) | null>(null);

/** A press that asks for a new tab or window is the browser's. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
