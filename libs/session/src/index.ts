export { EXPIRY_CHECK_MS, FADE_MS, RESOLVER_MS, SESSION_MINUTES } from './constants';
export { STORAGE_KEYS } from './browser-storage';
export type { AccessKey, AttemptsKey, EventsKey, InvoiceKey, KeptKey } from './kept-keys';
export { forgetPeople } from './persistence';
export { ensureCorrelationId } from './correlation-id';
export { isLogged, requireLogged } from './guards';
export type { LoginPopup, LoginPopupAction, LoginView } from './login-popup';
export { ASKS_FOR_LOGIN } from './system-error';
export type { SystemError } from './system-error';
export {
  useIsLogged,
  useLoginPopup,
  usePresence,
  useRequireLogged,
  useSession,
  useSessionEnd,
  useSystemError,
} from './use-session';
export type { SessionSnapshot } from './use-session';
export { isTokenError } from '@wayfare/api-client';
