import type { Session } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { NavLink } from '@wayfare/router';
import styles from './header.module.css';
import { LanguageLinks } from './language-links';
import { Operator } from './operator';

const PARTS = [
  { to: '/', text: 'nav.find' },
  { to: '/stuck', text: 'nav.stuck' },
  { to: '/refunds', text: 'nav.refunds' },
  { to: '/differences', text: 'nav.differences' },
] as const;

export function Header({ session }: { session: Session | null }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <p className={styles.brand}>{t('brand')}</p>
        {session === null ? null : (
          <nav className={styles.nav} aria-label={t('nav.label')}>
            <ul>
              {PARTS.map(({ to, text }) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/'}>
                    {t(text)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.end}>
          {session === null ? null : <Operator session={session} />}
          <LanguageLinks />
        </div>
      </div>
    </header>
  );
}
