import type { SeatRow } from './seat-model';
import styles from './seat-map.module.css';

/** The piece of the wings that is seen beside a row. */
export function wingClass({ wing }: Pick<SeatRow, 'wing'>): string {
  if (wing === null) return '';
  const part = { start: styles.wingStart, over: '', end: styles.wingEnd }[wing];
  return `${styles.wing} ${part}`;
}
