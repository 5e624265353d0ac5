import { useDesk } from '../api/desk';
import { shownCents } from '../domain/amounts';
import styles from './amount.module.css';

export function Amount({ cents }: { cents: number }) {
  const { language } = useDesk();
  return <span className={styles.amount}>{shownCents(cents, language)}</span>;
}
