import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { paths } from '../../domain/paths';
import { sitemapHref } from './sitemap-query';
import styles from './sitemap.module.css';

/** Links, so that robots follow them. */
export function SitemapPages({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('content');
  const path = paths.sitemap(useLanguage());
  if (pages === 1) return null;
  return (
    <nav aria-label={t('sitemap.pagesOfCities')}>
      <ul className={styles.letters}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={sitemapHref(path, number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('sitemap.page', { page: number })}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
