/* For the shell: consent, pages and failures of a document. Lazy: `@wayfare/analytics/measurements`. */
export { CONSENT_COOKIE, consentCookie, consentIn } from './consent';
export type { Consent } from './consent';
export { createFailures } from './failures';
export type { Failure, Failures, ToldError } from './failures';
export { createTimeline } from './page-timeline';
export type { PageTag, PageTimeline } from './page-timeline';
