import { ensureCorrelationId } from '@wayfare/session';

/** The visit's correlation id, sent as `user` by train calls (SES-17); '' on the server. */
export function visitId(): string {
  return typeof window === 'undefined' ? '' : ensureCorrelationId(window.localStorage);
}
