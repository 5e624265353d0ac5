import { LANGUAGE_FACTS, LANGUAGES, pathFromEnglish } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLocation } from '@wayfare/router';
import { useDesk } from '../api/desk';
import styles from './header.module.css';

/** The same page in the other languages, each below its prefix as on the site. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { language } = useDesk();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.languages} aria-label={t('languages')}>
      <ul>
        {LANGUAGES.filter((other) => other !== language).map((other) => (
          <li key={other}>
            <a href={pathFromEnglish(pathname, other) + search} hrefLang={other} lang={other}>
              {LANGUAGE_FACTS[other].ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
