import type { Consent } from '@wayfare/analytics/shell';
import { atom } from 'jotai';

export const consentAtom = atom<Consent | null>(null);

export const consentSettingsAtom = atom(false);
