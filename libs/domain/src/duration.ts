import { LANGUAGE_FACTS, type Language } from './language';

const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/;

/** Minutes of an ISO 8601 duration such as PT2H15M; null for anything else. */
export function durationMinutes(iso: string): number | null {
  const match = iso.length > 2 ? ISO.exec(iso) : null;
  if (match === null) return null;
  const [days = 0, hours = 0, minutes = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return (days * 24 + hours) * 60 + minutes;
}

/** Minutes between two local `YYYY-MM-DDTHH:MM`; null for invalid ones. */
export function minutesBetween(start: string, end: string): number | null {
  const [from, to] = [start, end].map((moment) => Date.parse(`${moment.slice(0, 16)}Z`));
  return from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)
    ? null
    : (to - from) / 60_000;
}

/** "2 h 15 min", in Dutch "2 u 15 min". */
export function formatMinutes(minutes: number, language: Language): string {
  const { hour, minute } = LANGUAGE_FACTS[language].duration;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} ${minute}`;
  return rest === 0 ? `${hours} ${hour}` : `${hours} ${hour} ${rest} ${minute}`;
}
