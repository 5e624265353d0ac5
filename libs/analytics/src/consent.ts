export type Consent = 'necessary' | 'statistics';

export const CONSENT_COOKIE = 'wayfare_consent';
export const CONSENT_DAYS = 180;
/** Increment to ask everybody again, when the purposes change. */
const CONSENT_VERSION = 1;

const CHOICE = new RegExp(`^${CONSENT_VERSION}\\.(necessary|statistics)$`);

/** Consent in a cookie header; null for none or an older version. */
export function consentIn(cookies: string | undefined): Consent | null {
  const [, value = ''] =
    (cookies ?? '')
      .split(';')
      .map((cookie) => cookie.trim().split('=', 2))
      .find(([name]) => name === CONSENT_COOKIE) ?? [];
  const choice = CHOICE.exec(value)?.[1];
  return choice === 'necessary' || choice === 'statistics' ? choice : null;
}

/** Set-Cookie text of a choice. */
export function consentCookie(consent: Consent, isHttps: boolean): string {
  return `${CONSENT_COOKIE}=${CONSENT_VERSION}.${consent}; Max-Age=${CONSENT_DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
