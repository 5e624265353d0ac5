import type { Language } from '@wayfare/domain';
import type { SitePages } from '../platform/site-pages/site-pages';

/** `List-Unsubscribe` target. */
export const OFF_CALL = '/api/price-alerts/off';

const withKey = (path: string, key: string) => `${path}?${new URLSearchParams({ ticket: key })}`;

export const onPath = (pages: SitePages, key: string, language: Language): string =>
  withKey(pages.path('account.price-alert', language), key);

export const offPath = (pages: SitePages, key: string, language: Language): string =>
  withKey(pages.path('account.price-alert-off', language), key);

export const offCallPath = (key: string): string => `${OFF_CALL}?${new URLSearchParams({ key })}`;
