export type { SessionStorage } from './browser-storage';
export { loginPopupAtom } from './login-popup';
export { createSession } from './session';
export type { LoginData, Session, SessionOptions, UserDetails } from './session';
export type { SessionChannel } from './session-state';
export { sessionEndAtom } from './session-end';
export { systemErrorAtom } from './system-error';
export { INITIAL_USER, userAtom } from './user-state';
export type { UserState } from './user-state';
