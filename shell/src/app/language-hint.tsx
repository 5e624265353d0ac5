import { DEFAULT_LANGUAGE, LANGUAGES, shareableQuery, type Language } from '@wayfare/domain';
import { Link, useLocation } from '@wayfare/router';
import { useSession } from '@wayfare/session';
import { useState } from 'react';
import en from '../../locales/en/language-hint.json';
import nl from '../../locales/nl/language-hint.json';
import { alternateOf, useCurrentPage } from './current-page';
import { rememberLanguage } from './language-cookie';
import styles from './site-layout.module.css';
import { useBrowserFact } from './browser-fact';

const WORDS: Readonly<Record<Language, typeof en>> = { en, nl };

/** The server renders this offer for everybody; CSS hides it without `data-offered`. */
const [OFFERED = DEFAULT_LANGUAGE] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

function useOffer(): { language: Language; why: 'browser' | 'account' } | null {
  const preferred = useBrowserFact(() => {
    const { prefers } = document.documentElement.dataset;
    return LANGUAGES.find((known) => known === prefers) ?? null;
  }, OFFERED);
  const { language, pathname } = useCurrentPage();
  const { isLogged, language: own } = useSession();
  if (isLogged) return own === language ? null : { language: own, why: 'account' };
  return preferred !== null && preferred !== DEFAULT_LANGUAGE && pathname === '/'
    ? { language: preferred, why: 'browser' }
    : null;
}

/** Offers the language of the browser (home page) or of the account (I18N-65); never redirects (I18N-61). */
export function LanguageHint() {
  const offer = useOffer();
  const { alternates } = useCurrentPage();
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen || offer === null || alternates === null) return null;
  const { language, why } = offer;
  const words = WORDS[language];
  return (
    <aside
      className={
        why === 'browser' && language === OFFERED ? `${styles.hint} ${styles.offer}` : styles.hint
      }
      lang={language}
      aria-label={words.label}
    >
      <p>
        {words[why]}{' '}
        <Link
          to={alternateOf(alternates, language, shareableQuery(search))}
          hrefLang={language}
          data-remembers={language}
          onClick={() => rememberLanguage(language)}
        >
          {words.link}
        </Link>
      </p>
      <button type="button" onClick={() => setOpen(false)}>
        {words.close}
      </button>
    </aside>
  );
}
