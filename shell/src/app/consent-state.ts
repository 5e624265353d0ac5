import type { Consent } from '@wayfare/analytics/shell';
import { atom } from 'jotai';

/** The visitor's choice, as the cookie has it; null until there is one, and on the server always. */
export const consentAtom = atom<Consent | null>(null);

/** Is the choice shown to be changed? */
export const consentSettingsAtom = atom(false);
