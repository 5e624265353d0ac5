import type { Language } from '@wayfare/domain';

/** Pages of the account vertical. */
const ALERT = { en: '/price-alert', nl: '/nl/prijsalert' } as const;
const ALERT_OFF = { en: '/price-alert-off', nl: '/nl/prijsalert-uit' } as const;

/** What mail programs post to. */
export const OFF_CALL = '/api/price-alerts/off';

const withKey = (path: string, key: string) => `${path}?${new URLSearchParams({ ticket: key })}`;

/** Where an alert is turned on. */
export const onPath = (key: string, language: Language): string => withKey(ALERT[language], key);

/** Where opening the page ends it. */
export const offPath = (key: string, language: Language): string =>
  withKey(ALERT_OFF[language], key);

export const offCallPath = (key: string): string => `${OFF_CALL}?${new URLSearchParams({ key })}`;
