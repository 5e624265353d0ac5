import { localeOf, type Language } from '@wayfare/domain';

/** Day and time of an instant on this browser's clock. For the browser only. */
export function writtenMoment(instant: string, language: Language): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);
}
