import { formatDate, formatMoney, parseMoney } from '@wayfare/domain';
import type { IsoDate, Language } from '@wayfare/domain';
import { localInstant } from '../local-instant';

export function writtenAmount(amount: string, language: Language): string {
  return formatMoney(parseMoney(amount), language);
}

export function writtenInstant(
  instant: string,
  timeZone: string,
  language: Language,
): { date: string; time: string } {
  const local = localInstant(new Date(instant), timeZone);
  return { date: formatDate(local.slice(0, 10), language, 'full'), time: local.slice(11, 16) };
}

/** A range without repeats: "10 – 12 December 2026". */
export function writtenDays(from: IsoDate, to: IsoDate, language: Language): string {
  const [first, last] = [
    formatDate(from, language).split(' '),
    formatDate(to, language).split(' '),
  ];
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return `${first.join(' ')} – ${last.join(' ')}`;
}
