import { homeOf } from '@wayfare/domain';
import { consentCookie } from '@wayfare/analytics/shell';
import { LANGUAGE_COOKIE, languageCookie } from '../../app/language-cookie';
import { scriptJson } from './script-json';

interface Facts {
  language: { name: string; home: string; dutchHome: string; dutch: string };
  consents: string[];
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function readVisitor({ language, consents }: Facts): void {
  const root = document.documentElement;
  const cookies = document.cookie.split('; ');
  const remembered = cookies
    .find((cookie) => cookie.startsWith(`${language.name}=`))
    ?.slice(language.name.length + 1);
  if (remembered === 'nl' && location.pathname === language.home)
    location.replace(language.dutchHome + location.search + location.hash);
  if (root.lang === 'nl' && remembered !== 'nl') document.cookie = language.dutch;
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase());
  const [dutch, english] = [preferred.indexOf('nl'), preferred.indexOf('en')];
  if (remembered === undefined && dutch !== -1 && (english === -1 || dutch < english))
    root.dataset.prefers = 'nl';
  if (cookies.some((cookie) => consents.includes(cookie))) root.dataset.consent = 'given';
}

const FACTS: Facts = {
  language: {
    name: LANGUAGE_COOKIE,
    home: homeOf('en'),
    dutchHome: homeOf('nl'),
    dutch: languageCookie('nl'),
  },
  consents: (['necessary', 'statistics'] as const).map(
    (choice) => consentCookie(choice, false).split(';', 1)[0] ?? '',
  ),
};

/**
 * Text of a script that sets `data-prefers` and `data-consent` of the root element before
 * painting, and remembers the language (OQ-12, I18N-58, I18N-61).
 */
export const visitorScript = (): string => `(${readVisitor.toString()})(${scriptJson(FACTS)})`;
