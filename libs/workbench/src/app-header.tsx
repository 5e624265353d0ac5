import { NavLink } from '@wayfare/router';
import type { ReactNode } from 'react';
import styles from './header.module.css';

export interface NavigationLinks {
  label: string;
  links: readonly { to: string; text: string }[];
}

export interface AppHeaderProps {
  brand: string;
  /** parts of the application; null while nobody is signed in */
  navigation: NavigationLinks | null;
  /** who is signed in, and the way out */
  who: ReactNode;
  languages: { label: string; links: readonly LanguageLink[] };
}

export interface LanguageLink {
  language: string;
  ownName: string;
  href: string;
}

function Navigation({ label, links }: NavigationLinks) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brand, parts of the application, who is signed in, and the same page in other languages. */
export function AppHeader({ brand, navigation, who, languages }: AppHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <p className={styles.brand}>{brand}</p>
        {navigation === null ? null : <Navigation {...navigation} />}
        <div className={styles.end}>
          {who}
          <nav className={styles.languages} aria-label={languages.label}>
            <ul>
              {languages.links.map(({ language, ownName, href }) => (
                <li key={language}>
                  <a href={href} hrefLang={language} lang={language}>
                    {ownName}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </header>
  );
}

/** Somebody's name with what stands beside it in a header. */
export function Who({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.operator}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  );
}
