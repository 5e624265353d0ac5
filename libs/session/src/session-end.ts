import { atom } from 'jotai';

/** When the session of a registered user ends (epoch milliseconds), while that is near; null otherwise (WCAG 2.2.1). */
export const sessionEndAtom = atom<number | null>(null);
