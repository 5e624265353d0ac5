import { homeOf, LANGUAGE_FACTS, LANGUAGES, shareableQuery } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Link, useLocation } from '@wayfare/router';
import { alternateOf, useCurrentPage } from './current-page';
import styles from './header.module.css';
import { rememberLanguage } from './language-cookie';

export function LanguageSwitch() {
  const { language, alternates } = useCurrentPage();
  const { search } = useLocation();
  const { t } = useTranslation('shell');
  return (
    <ul className={styles.languages} aria-label={t('language.label')}>
      {LANGUAGES.map((option) => (
        <li key={option}>
          <Link
            to={
              alternates === null
                ? homeOf(option)
                : alternateOf(alternates, option, shareableQuery(search))
            }
            hrefLang={option}
            lang={option}
            data-remembers={option}
            aria-current={option === language ? 'true' : undefined}
            onClick={() => rememberLanguage(option)}
          >
            {option.toUpperCase()}{' '}
            <span className={styles.languageName}>{LANGUAGE_FACTS[option].ownName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
