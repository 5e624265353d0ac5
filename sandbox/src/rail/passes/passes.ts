import { addDays } from '../../kit/zones';
import rows from '../data/pass-areas.json';
import kinds from '../data/pass-kinds.json';
import { AGE_GROUPS, ageGroup } from '../fares/ages';
import { inEach, type Words } from '../wire/words';

export const PASS_AREAS = rows.map((row) => ({ ...row, countries: row.countries.split(' ') }));
type PassArea = (typeof PASS_AREAS)[number];

export const isGlobal = ({ code }: PassArea): boolean => code === 'EU';

/** Travel days are used within the validity, or there are none, and all of it is used. */
export const PASSES = PASS_AREAS.flatMap((area) =>
  (['1', '2'] as const).flatMap((travelClass) =>
    (isGlobal(area) ? kinds.global : kinds.country).map((kind) => ({
      code: `PASS-${area.code}-${kind.code}-${travelClass}`,
      area,
      kind,
      travelClass,
    })),
  ),
);

export type Pass = (typeof PASSES)[number];

export function wireArea({ code, label, countries }: PassArea) {
  return { code, label, countries };
}

const FIRST_CLASS = 1.27;

export function passCents({ area, kind, travelClass }: Pass, age: number): number {
  const adult = kind.cents * area.level * (travelClass === '1' ? FIRST_CLASS : 1);
  return Math.round((adult * AGE_GROUPS[ageGroup(age)].ofPass) / 100) * 100;
}

export const passLabel = ({ area, kind }: Pass): Words =>
  inEach((language) => `${area.label[language]} Pass, ${kind.use[language]}`);

export function validUntil(from: string, period: string): string {
  const count = Number(period.slice(1, -1));
  if (period.endsWith('D')) return addDays(from, count - 1);
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return addDays(
    new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toJSON().slice(0, 10),
    -1,
  );
}
