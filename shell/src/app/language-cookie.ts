import type { Language } from '@wayfare/domain';

/** Name from the specification's behaviour: read on the root page only (decision OQ-12). */
export const LANGUAGE_COOKIE = 'i18n_redirected';
export const COOKIE_DAYS = 365;

export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Max-Age=${COOKIE_DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}

export function rememberLanguage(language: Language): void {
  document.cookie = languageCookie(language);
}
