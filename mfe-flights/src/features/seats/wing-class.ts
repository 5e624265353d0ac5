import type { SeatRow } from './seat-model';
import classes from './seat-map.module.css';

/** The piece of the wings that is seen beside a row. */
export function wingClass({ wing }: Pick<SeatRow, 'wing'>): string {
  if (wing === null) return '';
  const part = { start: classes.wingStart, over: '', end: classes.wingEnd }[wing];
  return `${classes.wing} ${part}`;
}
