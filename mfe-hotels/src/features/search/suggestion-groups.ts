import { isCircleType, type PlaceSuggestion, type PlaceType } from '@wayfare/api-contract';

export type GroupKey = PlaceType | 'recent' | 'popular' | 'similar';

export interface SuggestionGroup {
  key: GroupKey;
  items: PlaceSuggestion[];
}

/** Groups by type, ranked by their best entry; a single group when no place matches the spelling. */
export function groupByType(items: readonly PlaceSuggestion[]): SuggestionGroup[] {
  if (items.length > 0 && items.every(({ isSimilar }) => isSimilar))
    return [{ key: 'similar', items: [...items] }];
  const types = [...new Set(items.map((item) => item.type))];
  return types.map((type) => ({ key: type, items: items.filter((item) => item.type === type) }));
}

export function emptyGroups(
  recent: readonly PlaceSuggestion[],
  popular: readonly PlaceSuggestion[],
): SuggestionGroup[] {
  const known = new Set(recent.map((item) => item.id));
  const groups: SuggestionGroup[] = [
    { key: 'recent', items: [...recent] },
    { key: 'popular', items: popular.filter((item) => !known.has(item.id)).slice(0, 8) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

export function whereabouts({
  type,
  destinationName,
  cityName,
  countryName,
}: PlaceSuggestion): string {
  if (type === 'country') return '';
  const parts =
    type === 'hotel' || isCircleType(type)
      ? [cityName, countryName]
      : type === 'city'
        ? [destinationName, countryName]
        : [countryName];
  return [...new Set(parts.filter((part): part is string => part !== null && part !== ''))].join(
    ', ',
  );
}
