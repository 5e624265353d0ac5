import type { SeatRow } from './seat-model';
import styles from './seat-map.module.css';

export function wingClass({ wing }: Pick<SeatRow, 'wing'>): string {
  if (wing === null) return '';
  const part = { start: styles.wingStart, over: '', end: styles.wingEnd }[wing];
  return `${styles.wing} ${part}`;
}
