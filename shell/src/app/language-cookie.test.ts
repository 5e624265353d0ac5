import { COOKIE_DAYS, languageCookie } from './language-cookie';

it('CON-10 I18N-58 I18N-59 OQ-12 remembers a language for 365 days, on every path, sent only from the site', () => {
  expect(COOKIE_DAYS).toBe(365);
  expect(languageCookie('nl')).toBe('i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax');
});
