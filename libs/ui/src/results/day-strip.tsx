import { Link } from '@wayfare/router';
import styles from './day-strip.module.css';

interface StripDay {
  /** YYYY-MM-DD */
  day: string;
  /** as people read it */
  name: string;
  /** its lowest price, or why none is said */
  note: string;
  href: string;
  /** the day whose results are shown */
  isShown: boolean;
  /** no other day is cheaper; the prices say so too */
  isLowest?: boolean;
}

interface Props {
  label: string;
  days: readonly StripDay[];
  /** the prices have not come yet */
  isBusy: boolean;
}

/** The same search on other days, each with what is known of its price; it keeps its height while prices come. */
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
