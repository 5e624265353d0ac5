import rows from '../data/pass-areas.json';
import type { WireArea } from '../wire/wire-types';
import type { Language, Words } from '../wire/words';

export interface PassArea {
  code: string;
  label: Words;
  countries: readonly string[];
  level: number;
}

export const PASS_AREAS: readonly PassArea[] = rows.map((row) => ({
  ...row,
  countries: row.countries.split(' '),
}));

export const isGlobal = ({ code }: PassArea): boolean => code === 'EU';

export function passAreaByCode(code: string): PassArea | undefined {
  return PASS_AREAS.find((area) => area.code === code);
}

export function wireArea({ code, label, countries }: PassArea, language: Language): WireArea {
  return { code, label: label[language], countries: [...countries] };
}
