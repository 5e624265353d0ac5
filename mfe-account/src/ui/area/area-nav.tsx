import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../domain/paths';
import styles from './area.module.css';

const PAGES = [
  'bookings',
  'saved',
  'invoices',
  'profile',
  'travellers',
  'cards',
  'security',
  'privacy',
] as const;
export type AreaPageName = (typeof PAGES)[number];

export function AreaNav({ current }: { current: AreaPageName }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <nav aria-label={t('area.pages')}>
      <ul className={styles.pages}>
        {PAGES.map((page) => (
          <li key={page}>
            <Link
              className={styles.page}
              to={paths[page](language)}
              aria-current={page === current ? 'page' : undefined}
            >
              {t(`${page}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
