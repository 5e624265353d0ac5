import { momentAt, type Language } from '@wayfare/domain';

/** Operators and travellers speak of the same clock, wherever the desk is open. */
const ZONE = 'Europe/Amsterdam';

export function shownMoment(instant: string, language: Language): string {
  const moment = momentAt(instant, ZONE, language, 'medium');
  return moment === null ? instant : `${moment.date}, ${moment.time}`;
}

export interface Age {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** How long ago, in the largest unit of which there are two. */
export function ageOf(instant: string, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) };
}
