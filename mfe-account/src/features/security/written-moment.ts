import { localeOf, type Language } from '@wayfare/domain';

/** By the browser's clock: not for the server. */
export function writtenMoment(instant: string, language: Language): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);
}
