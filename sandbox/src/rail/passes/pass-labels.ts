import type { Language } from '../wire/words';
import type { PassArea } from './areas';
import type { PassKind } from './pass-kinds';

function periodText(period: string, language: Language): string {
  const [, count = '', unit] = /^P(\d+)([DM])$/.exec(period) ?? [];
  const isOne = count === '1';
  if (language === 'nl')
    return `${count} ${unit === 'M' ? (isOne ? 'maand' : 'maanden') : isOne ? 'dag' : 'dagen'}`;
  return `${count} ${unit === 'M' ? 'month' : 'day'}${isOne ? '' : 's'}`;
}

/** "Global Pass, 5 days within 1 month" */
export function passLabel(
  area: PassArea,
  { travelDays, validity }: PassKind,
  language: Language,
): string {
  const period = periodText(validity, language);
  const name = `${area.label[language]} Pass`;
  if (travelDays === null)
    return language === 'nl'
      ? `${name}, ${period} onbeperkt reizen`
      : `${name}, ${period} of unlimited travel`;
  return language === 'nl'
    ? `${name}, ${travelDays} dagen binnen ${period}`
    : `${name}, ${travelDays} days within ${period}`;
}
