import { useTranslation } from '@wayfare/i18n';
import { useLanguage, useNavigationEntries, usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { SITE_PAGES, type SitePage } from './site-pages';
import styles from './sitemap.module.css';

/** Without pages that are unpublished or switched off. */
export function SiteLinks() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { hrefs, flags } = usePlatform();
  const navigation = useNavigationEntries();
  const isThere = ({ name, flag }: SitePage) =>
    hrefs.has(name) && (flag === undefined || flags[flag] === true);
  const groups = SITE_PAGES.map(({ group, pages, hasNavigation = false }) => ({
    group,
    links: [
      ...pages.filter(isThere).map(({ name, label }) => ({
        href: hrefs.href(name, language),
        label: t(`sitemap.${label}`),
      })),
      ...(hasNavigation ? navigation : []),
    ],
  })).filter(({ links }) => links.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, links }) => (
        <div key={group}>
          <h3 id={`sitemap-${group}`}>{t(`sitemap.${group}`)}</h3>
          <ul className={styles.group} aria-labelledby={`sitemap-${group}`}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
