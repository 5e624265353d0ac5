import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../domain/paths';
import styles from './menu.module.css';

const PAGES = [
  'bookings',
  'saved',
  'findBooking',
  'invoices',
  'profile',
  'travellers',
  'cards',
  'security',
  'privacy',
] as const;

export function MemberEntries() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { logout } = usePlatform();
  return (
    <ul className={styles.entries}>
      {PAGES.map((page) => (
        <li key={page}>
          <Link to={paths[page](language)}>{t(`menu.${page}`)}</Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void logout()}>
          {t('menu.logout')}
        </button>
      </li>
    </ul>
  );
}
