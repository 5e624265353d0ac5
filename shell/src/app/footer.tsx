import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { SocialLinks } from '@wayfare/ui';
import { CookieSettings } from './cookie-settings';
import { useFooterGroups } from './footer-groups';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('shell');
  const groups = useFooterGroups();
  const { email, social } = usePlatform().support;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.site}>
          <p className={styles.name}>{t('site.name')}</p>
          <p>{t('footer.promise')}</p>
          <p>
            {t('footer.support')} <a href={`mailto:${email}`}>{email}</a>
          </p>
          {social.length > 0 && <SocialLinks links={social} label={t('footer.social')} />}
          <CookieSettings />
        </div>
        {groups.length > 0 && (
          <nav aria-label={t('footer.navigation')} className={styles.groups}>
            {groups.map(({ group, links }) => (
              <div key={group}>
                <p id={`footer-${group}`} className={styles.group}>
                  {t(`footer.groups.${group}`)}
                </p>
                <ul aria-labelledby={`footer-${group}`}>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Link to={href}>{t(`footer.links.${label}`)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
