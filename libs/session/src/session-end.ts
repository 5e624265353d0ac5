import { atom } from 'jotai';

/** Session end in epoch milliseconds, while near; else null (WCAG 2.2.1). */
export const sessionEndAtom = atom<number | null>(null);
