import { addDays } from '../../kit/zones';

/** The same day so many months on, or the last one of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** The last day of a period that begins on a day, for `P15D` and `P2M`. */
export function validUntil(from: string, period: string): string {
  const [, count = '0', unit] = /^P(\d+)([DM])$/.exec(period) ?? [];
  const after = unit === 'M' ? addMonths(from, Number(count)) : addDays(from, Number(count));
  return addDays(after, -1);
}
