import type { Consent } from '@wayfare/analytics/shell';
import { atom } from 'jotai';

/** The visitor's choice, on the server as in the browser; null until there is one. */
export const consentAtom = atom<Consent | null>(null);

/** Is the choice shown to be changed? */
export const consentSettingsAtom = atom(false);
