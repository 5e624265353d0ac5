import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { useCurrentPage } from './current-page';
import classes from './footer.module.css';

/** Pages that the footer links to when some vertical publishes them. */
const LINKS = ['content.about', 'content.how-we-work', 'content.contact', 'content.terms', 'content.privacy', 'content.sitemap', 'content.data-sources'] as const;

export function Footer() {
  const { language } = useCurrentPage();
  const { hrefs } = usePlatform();
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <p className={classes.name}>{t('site.name')}</p>
          <p>{t('footer.promise')}</p>
          <p>
            {t('footer.support')} <a href="mailto:support@wayfare.example">support@wayfare.example</a>
          </p>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul>
            {LINKS.filter((name) => hrefs.has(name)).map((name) => (
              <li key={name}>
                <Link to={hrefs.href(name, language)}>{t(`footer.links.${name.slice('content.'.length)}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={classes.demo}>{t('footer.demo')}</p>
      </div>
    </footer>
  );
}
