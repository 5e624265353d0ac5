import type { PassArea } from '@wayfare/api-contract';
import { formatDate, type Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { passengersOf, type PassSearch, type TicketSearch } from './criteria';
import { formatHour } from './hours';
import { passengerSummary } from './passenger-summary';
import { placeName } from './place-text';

export function ticketsTitle(
  { from, to }: Pick<TicketSearch, 'from' | 'to'>,
  t: Translate,
  language: Language,
): string {
  return t('results.ticketsTitle', {
    from: placeName(from, language),
    to: placeName(to, language),
  });
}

/** For valid searches only. */
export function ticketsSummary(
  { date, hour, returnDate, returnHour, passengers }: TicketSearch,
  t: Translate,
  language: Language,
): string {
  const moment = (day: string, after: number) =>
    t('results.moment', { date: formatDate(day, language, 'medium'), hour: formatHour(after) });
  const out = moment(date, hour);
  const dates =
    returnDate === '' ? out : t('results.moments', { out, back: moment(returnDate, returnHour) });
  return [dates, passengerSummary(passengers, t)].join(' · ');
}

export function ticketsShort(
  { date, returnDate, passengers }: TicketSearch,
  t: Translate,
  language: Language,
): string {
  const out = formatDate(date, language, 'weekday');
  const dates =
    returnDate === ''
      ? out
      : t('results.shortDates', { out, back: formatDate(returnDate, language, 'weekday') });
  return [dates, t('results.people', { count: passengersOf(passengers).length })].join(' · ');
}

/** The area valid everywhere; suppliers name it differently. */
const EVERYWHERE = 'EU';

export const areaName = ({ code, label }: Pick<PassArea, 'code' | 'label'>, t: Translate): string =>
  code === EVERYWHERE ? t('form.allEurope') : label;

/** "Rail passes for Switzerland" */
export const passTitle = (
  { code, label }: Pick<PassArea, 'code' | 'label'>,
  t: Translate,
): string =>
  code === EVERYWHERE ? t('results.passTitleEurope') : t('results.passTitle', { area: label });

export function passSummary(
  { date, passengers }: PassSearch,
  t: Translate,
  language: Language,
): string {
  return [
    t('results.validFrom', { date: formatDate(date, language, 'medium') }),
    passengerSummary(passengers, t),
  ].join(' · ');
}
