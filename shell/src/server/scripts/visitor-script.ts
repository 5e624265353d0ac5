import { DEFAULT_LANGUAGE, homeOf, LANGUAGES } from '@wayfare/domain';
import { consentCookie } from '@wayfare/analytics/shell';
import { LANGUAGE_COOKIE, languageCookie } from '../../app/language-cookie';
import { scriptJson } from './script-json';

interface Facts {
  languages: {
    name: string;
    usual: string;
    home: string;
    others: { tag: string; home: string; cookie: string }[];
  };
  consents: string[];
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function readVisitor({ languages: { name, usual, home, others }, consents }: Facts): void {
  const root = document.documentElement;
  const cookies = document.cookie.split('; ');
  const remembered = cookies
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const find = (tag: string | undefined) => others.find((other) => other.tag === tag);
  const [chosen, spoken] = [find(remembered), find(root.lang)];
  if (chosen !== undefined && location.pathname === home)
    location.replace(chosen.home + location.search + location.hash);
  if (spoken !== undefined && spoken !== chosen) document.cookie = spoken.cookie;
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase());
  const wanted = find(preferred.find((tag) => tag === usual || find(tag) !== undefined));
  if (remembered === undefined && wanted !== undefined) {
    root.dataset.prefers = wanted.tag;
    if (wanted === others[0]) root.dataset.offered = '';
  }
  if (cookies.some((cookie) => consents.includes(cookie))) root.dataset.consent = 'given';
}

const FACTS: Facts = {
  languages: {
    name: LANGUAGE_COOKIE,
    usual: DEFAULT_LANGUAGE,
    home: homeOf(DEFAULT_LANGUAGE),
    others: LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => ({
      tag: language,
      home: homeOf(language),
      cookie: languageCookie(language),
    })),
  },
  consents: (['necessary', 'statistics'] as const).map(
    (choice) => consentCookie(choice, false).split(';', 1)[0] ?? '',
  ),
};

/**
 * Text of a script that sets `data-prefers`, `data-offered` and `data-consent` of the root element before
 * painting, and remembers the language (OQ-12, I18N-58, I18N-61).
 */
export const visitorScript = (): string => `(${readVisitor.toString()})(${scriptJson(FACTS)})`;
