import { Link } from '@wayfare/router';
import { useId } from 'react';
import styles from './choice-links.module.css';

export interface ChoiceLink {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** Views of one list, each with an address. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  const id = useId();
  return (
    <nav className={styles.choice} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <ul className={styles.links}>
        {links.map(({ to, label: words, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
