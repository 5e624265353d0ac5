import type { LoginView } from '@wayfare/session';
import { createContext } from 'react';

/** How the popup goes to another of its views; null on a page, where links lead to pages. */
export const OpenViewContext = createContext<((view: LoginView) => void) | null>(null);
