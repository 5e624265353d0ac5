import type { StaysRateCancellationTimeline } from '@duffel/api/dist/Stays/StaysTypes';
import { fraction } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';
import { amount } from './price';

const DAYS_BEFORE = [1, 2, 3, 5, 7];
const offsets = new Map<string, Intl.DateTimeFormat>();

/** `+02:00`: what the hotel's clocks say at noon of that day. */
function offsetOn(date: string, timeZone: string): string {
  const format =
    offsets.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsets.set(timeZone, format);
  const name =
    format.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')
      ?.value ?? 'GMT';
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '');
}

function deadline(checkIn: string, days: number, timeZone: string): string {
  const date = new Date(Date.parse(checkIn) - days * 86_400_000).toISOString().slice(0, 10);
  return `${date}T23:59:00${offsetOn(date, timeZone)}`;
}

/** Full refund until some days before arrival; every third house then still gives half back until the day before. */
export function cancellationTimeline(
  hotel: Hotel,
  terms: { checkIn: string; total: number; now: number },
): StaysRateCancellationTimeline[] {
  const days = DAYS_BEFORE[Math.floor(fraction(`cancel/${hotel.id}`) * DAYS_BEFORE.length)] ?? 2;
  const zone = hotel.city.timeZone;
  const steps = [{ before: deadline(terms.checkIn, days, zone), refund: terms.total }];
  if (days > 1 && fraction(`half/${hotel.id}`) < 0.34)
    steps.push({ before: deadline(terms.checkIn, 1, zone), refund: Math.round(terms.total / 2) });
  return steps
    .filter(({ before }) => Date.parse(before) > terms.now)
    .map(({ before, refund }) => ({ before, refund_amount: amount(refund), currency: 'EUR' }));
}
