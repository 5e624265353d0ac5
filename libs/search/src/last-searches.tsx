import { ClockIcon } from '@wayfare/ui';
import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './landing.module.css';
import { useSearchTexts } from './search-texts';

export interface LastSearch {
  href: string;
  title: string;
  detail: string;
}

/** Recent searches as links; empty without any. */
export function LastSearches({ searches }: { searches: readonly LastSearch[] }) {
  const texts = useSearchTexts();
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <section className={styles.last} aria-labelledby={id}>
      <h2 id={id} className={styles.lastTitle}>
        {texts('lastSearches')}
      </h2>
      <ul className={styles.chips}>
        {searches.map(({ href, title, detail }) => (
          <li key={href}>
            <Link to={href} className={styles.chip}>
              <ClockIcon size={20} />
              <span>
                <span className={styles.chipTitle}>{title}</span>
                <span className={styles.detail}>{detail}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
