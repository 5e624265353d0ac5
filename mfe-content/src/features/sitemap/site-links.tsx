import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../paths';
import styles from './sitemap.module.css';

/** Pages of other verticals by published name, with the key of their label and the flag that may switch them off. */
const PAGES = [
  { name: 'hotels.accommodations', label: 'accommodations', flag: null },
  { name: 'flights.search', label: 'flights', flag: null },
  { name: 'trains.landing', label: 'trains', flag: 'trains' },
  { name: 'account.login', label: 'login', flag: null },
  { name: 'account.register', label: 'register', flag: null },
  { name: 'account.bookings', label: 'bookings', flag: null },
] as const;

export function SiteLinks() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  const pages = PAGES.filter(({ name, flag }) => hrefs.has(name) && (flag === null || flags[flag] === true));
  return (
    <ul className={styles.links}>
      <li>
        <Link to={paths.home(language)}>{t('sitemap.home')}</Link>
      </li>
      {pages.map(({ name, label }) => (
        <li key={name}>
          <Link to={hrefs.href(name, language)}>{t(`sitemap.${label}`)}</Link>
        </li>
      ))}
      <li>
        <Link to={paths.dataSources(language)}>{t('sitemap.dataSources')}</Link>
      </li>
    </ul>
  );
}
