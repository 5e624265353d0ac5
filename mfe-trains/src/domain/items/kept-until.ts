import { momentAt, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';

interface Told {
  language: Language;
  t: Translate;
  now?: number;
}

/** "10:45" by the reader's clock; with the day unless it is today. */
export function keptUntil(instant: string, { language, t, now = Date.now() }: Told): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [moment, present] = [instant, new Date(now).toISOString()].map((each) =>
    momentAt(each, timeZone, language),
  );
  if (moment === undefined || moment === null) return '';
  return moment.date === present?.date
    ? moment.time
    : t('cart.moment', { date: moment.date, time: moment.time });
}
