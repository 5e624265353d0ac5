import type { LoginView } from '@wayfare/session';
import { createContext } from 'react';

/** Switches the popup's view; null on a page, where links lead to pages. */
export const OpenViewContext = createContext<((view: LoginView) => void) | null>(null);
