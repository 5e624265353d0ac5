import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { SITE_PAGES, type SitePage } from './site-pages';
import styles from './sitemap.module.css';

/** The pages of the site by what one comes for; those that nobody publishes or that are switched off are left out. */
export function SiteLinks() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  const isThere = ({ name, flag }: SitePage) =>
    hrefs.has(name) && (flag === undefined || flags[flag] === true);
  const groups = SITE_PAGES.map(({ group, pages }) => ({
    group,
    pages: pages.filter(isThere),
  })).filter(({ pages }) => pages.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, pages }) => (
        <div key={group}>
          <h3 id={`sitemap-${group}`}>{t(`sitemap.${group}`)}</h3>
          <ul className={styles.group} aria-labelledby={`sitemap-${group}`}>
            {pages.map(({ name, label }) => (
              <li key={name}>
                <Link to={hrefs.href(name, language)}>{t(`sitemap.${label}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
