import { homeOf } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Slot, useNavigationEntries, usePlatform, useSlots } from '@wayfare/remote-kit';
import { NavLink } from '@wayfare/router';
import { useCurrentPage } from './current-page';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

export function Header() {
  const { language } = useCurrentPage();
  const { t } = useTranslation('shell');
  const { flags } = usePlatform();
  const entries = useNavigationEntries();
  const searches = useSlots('header.search/v1');
  const accountMenus = useSlots('account.menu/v1');
  return (
    <header className={styles.header}>
      {flags.demonstration === true && <p className={styles.sign}>{t('site.demonstration')}</p>}
      <div className={styles.inner}>
        <NavLink
          className={styles.logo ?? ''}
          to={homeOf(language)}
          end
          aria-label={t('site.home')}
        >
          <Logo />
        </NavLink>
        <nav className={styles.nav} aria-label={t('site.navigation')}>
          <ul>
            {entries.map(({ href, label }) => (
              <li key={href}>
                <NavLink to={href}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {searches.length > 0 && (
          <div className={styles.search}>
            {searches.map(({ vertical }) => (
              <Slot key={vertical} id="header.search/v1" vertical={vertical} />
            ))}
          </div>
        )}
        <div className={styles.end}>
          <LanguageSwitch />
          <div className={styles.account}>
            {accountMenus.map(({ vertical }) => (
              <Slot key={vertical} id="account.menu/v1" vertical={vertical} />
            ))}
          </div>
        </div>
      </div>
    </header>
  );
}
