import { addDays } from '../../kit/zones';
import rows from '../data/pass-areas.json';
import kinds from '../data/pass-kinds.json';
import { inEach, type Language, type Words } from '../wire/words';

export const PASS_AREAS = rows.map((row) => ({ ...row, countries: row.countries.split(' ') }));
type PassArea = (typeof PASS_AREAS)[number];

/** How long a pass is for; without travel days it is used on all of them. */
interface PassKind {
  /** `5D1M`, or `C15D` for a continuous one */
  code: string;
  travelDays: number | null;
  validity: string;
  cents: number;
}

export interface Pass {
  code: string;
  area: PassArea;
  kind: PassKind;
  travelClass: '1' | '2';
}

export const isGlobal = ({ code }: PassArea): boolean => code === 'EU';

export const PASSES: readonly Pass[] = PASS_AREAS.flatMap((area) =>
  (['1', '2'] as const).flatMap((travelClass) =>
    (isGlobal(area) ? kinds.global : kinds.country).map((kind: PassKind) => ({
      code: `PASS-${area.code}-${kind.code}-${travelClass}`,
      area,
      kind,
      travelClass,
    })),
  ),
);

export function wireArea({ code, label, countries }: PassArea) {
  return { code, label, countries };
}

const FIRST_CLASS = 1.27;

function shareOf(age: number): number {
  if (age <= 11) return 0;
  if (age <= 29) return 0.75;
  return age >= 65 ? 0.9 : 1;
}

export function passCents({ area, kind, travelClass }: Pass, age: number): number {
  const adult = kind.cents * area.level * (travelClass === '1' ? FIRST_CLASS : 1);
  return Math.round((adult * shareOf(age)) / 100) * 100;
}

/** `P15D` is 15 and D. */
function partsOf(period: string): { count: number; isMonths: boolean } {
  return { count: Number(period.slice(1, -1)), isMonths: period.endsWith('M') };
}

const WORDS: Readonly<Record<Language, { unlimited: string; within: string }>> = {
  en: { unlimited: 'of unlimited travel', within: 'within' },
  nl: { unlimited: 'onbeperkt reizen', within: 'binnen' },
};

/** "Global Pass, 5 days within 1 month" */
export const passLabel = (pass: Pass): Words => inEach((language) => labelIn(pass, language));

function labelIn({ area, kind }: Pass, language: Language): string {
  const { unlimited, within } = WORDS[language];
  const say = (count: number, unit: 'day' | 'month') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const { count, isMonths } = partsOf(kind.validity);
  const period = say(count, isMonths ? 'month' : 'day');
  const use =
    kind.travelDays === null
      ? `${period} ${unlimited}`
      : `${say(kind.travelDays, 'day')} ${within} ${period}`;
  return `${area.label[language]} Pass, ${use}`;
}

function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toJSON().slice(0, 10);
}

export function validUntil(from: string, period: string): string {
  const { count, isMonths } = partsOf(period);
  return addDays(isMonths ? addMonths(from, count) : addDays(from, count), -1);
}
