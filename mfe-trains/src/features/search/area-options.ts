import type { PassArea } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import type { SelectOption } from '@wayfare/ui';
import { areaName } from '../../domain/search/search-words';

/** All of Europe before its countries. */
export function areaOptions(
  areas: readonly PassArea[],
  { t, language }: { t: Translate; language: Language },
): SelectOption[] {
  const options = areas.map((area) => ({
    value: area.code,
    label: areaName(area, t),
    isWide: area.countries.length > 1,
  }));
  const sorted = [...options].sort(
    (a, b) => Number(b.isWide) - Number(a.isWide) || a.label.localeCompare(b.label, language),
  );
  return sorted.map(({ value, label }) => ({ value, label }));
}
