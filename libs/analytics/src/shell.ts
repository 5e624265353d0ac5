/* For the shell alone: consent, the pages of a document, and failures in them. What measures them comes later: `@wayfare/analytics/measurements`. */
export { CONSENT_COOKIE, consentCookie, consentIn } from './consent';
export type { Consent } from './consent';
export { createFailures } from './failures';
export type { Failure, Failures } from './failures';
export { createTimeline } from './page-timeline';
export type { PageTag, PageTimeline } from './page-timeline';
