import type { Language } from '@wayfare/domain';
import type { SitePages } from '../platform/site-pages/site-pages';

/** What mail programs post to. */
export const OFF_CALL = '/api/price-alerts/off';

const withKey = (path: string, key: string) => `${path}?${new URLSearchParams({ ticket: key })}`;

/** Where an alert is turned on. */
export const onPath = (pages: SitePages, key: string, language: Language): string =>
  withKey(pages.path('account.price-alert', language), key);

/** Where opening the page ends it. */
export const offPath = (pages: SitePages, key: string, language: Language): string =>
  withKey(pages.path('account.price-alert-off', language), key);

export const offCallPath = (key: string): string => `${OFF_CALL}?${new URLSearchParams({ key })}`;
