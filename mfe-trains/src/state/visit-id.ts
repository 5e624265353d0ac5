import { ensureCorrelationId } from '@wayfare/session';

/** The visit's correlation id, which train calls carry as `user` (SES-17); '' on the server. */
export function visitId(): string {
  return typeof window === 'undefined' ? '' : ensureCorrelationId(window.localStorage);
}
