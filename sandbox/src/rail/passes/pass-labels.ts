import type { Language } from '../wire/words';
import type { PassArea } from './areas';
import type { PassKind } from './pass-kinds';

type Unit = 'D' | 'M';

interface Words {
  /** one and several of each unit */
  units: Readonly<Record<Unit, readonly [string, string]>>;
  unlimited: (name: string, period: string) => string;
  days: (name: string, days: number, period: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    units: { D: ['day', 'days'], M: ['month', 'months'] },
    unlimited: (name, period) => `${name}, ${period} of unlimited travel`,
    days: (name, days, period) => `${name}, ${days} days within ${period}`,
  },
  nl: {
    units: { D: ['dag', 'dagen'], M: ['maand', 'maanden'] },
    unlimited: (name, period) => `${name}, ${period} onbeperkt reizen`,
    days: (name, days, period) => `${name}, ${days} dagen binnen ${period}`,
  },
};

function periodText(period: string, { units }: Words): string {
  const [, count = '', unit = 'D'] = /^P(\d+)([DM])$/.exec(period) ?? [];
  const [one, several] = units[unit === 'M' ? 'M' : 'D'];
  return `${count} ${count === '1' ? one : several}`;
}

/** "Global Pass, 5 days within 1 month" */
export function passLabel(
  area: PassArea,
  { travelDays, validity }: PassKind,
  language: Language,
): string {
  const words = WORDS[language];
  const period = periodText(validity, words);
  const name = `${area.label[language]} Pass`;
  return travelDays === null ? words.unlimited(name, period) : words.days(name, travelDays, period);
}
