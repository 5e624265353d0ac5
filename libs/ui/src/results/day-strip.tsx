import { Link } from '@wayfare/router';
import styles from './day-strip.module.css';

interface StripDay {
  /** YYYY-MM-DD */
  day: string;
  name: string;
  /** lowest price, or why none */
  note: string;
  href: string;
  isShown: boolean;
  /** visual mark; the prices say it too */
  isLowest?: boolean;
}

interface Props {
  label: string;
  days: readonly StripDay[];
  /** prices are loading */
  isBusy: boolean;
}

/** Nearby days with prices; constant height while loading. */
export function DayStrip({ label, days, isBusy }: Props) {
  return (
    <nav className={styles.strip} aria-label={label}>
      <ul aria-busy={isBusy}>
        {days.map(({ day, name, note, href, isShown, isLowest = false }) => (
          <li key={day}>
            <Link className={styles.day} to={href} aria-current={isShown ? 'date' : undefined}>
              <span className={styles.date}>{name}</span>
              <span className={styles.price} data-lowest={isLowest || undefined}>
                {note}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
