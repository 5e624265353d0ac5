import { atom } from 'jotai';

/** Page-wide message until dismissed; `message` is a namespaced translation key. */
export interface SystemError {
  readonly error: boolean;
  readonly message: string;
}

export const NO_SYSTEM_ERROR: SystemError = { error: false, message: '' };

export const ASKS_FOR_LOGIN: ReadonlySet<string> = new Set([
  'common:lostSession',
  'common:mustBeLogged',
]);

const stateAtom = atom(NO_SYSTEM_ERROR);

/** Write a message to show it, '' to clear it (PLT-29). */
export const systemErrorAtom = atom(
  (get) => get(stateAtom),
  (_get, set, message: string) =>
    set(stateAtom, message === '' ? NO_SYSTEM_ERROR : { error: true, message }),
);
