/** What a visitor agreed to: what is needed alone, or statistics too. */
export type Consent = 'necessary' | 'statistics';

export const CONSENT_COOKIE = 'wayfare_consent';
export const CONSENT_DAYS = 180;
/** Rises when there is something new to agree to: then everybody is asked again. */
const CONSENT_VERSION = 1;

const CHOICE = new RegExp(`^${CONSENT_VERSION}\\.(necessary|statistics)$`);

/** The choice in a Cookie header or `document.cookie`; null where there is none, or one of a question that has changed. */
export function consentIn(cookies: string | undefined): Consent | null {
  const [, value = ''] =
    (cookies ?? '')
      .split(';')
      .map((cookie) => cookie.trim().split('=', 2))
      .find(([name]) => name === CONSENT_COOKIE) ?? [];
  const choice = CHOICE.exec(value)?.[1];
  return choice === 'necessary' || choice === 'statistics' ? choice : null;
}

/** The cookie as text, with which a choice is kept. */
export function consentCookie(consent: Consent, isHttps: boolean): string {
  return `${CONSENT_COOKIE}=${CONSENT_VERSION}.${consent}; Max-Age=${CONSENT_DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
