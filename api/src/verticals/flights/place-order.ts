import type { Place } from '../../ports/flight-offers';

function groupOf({ type, iataCode, iataCityCode }: Place): string {
  return type === 'city' ? iataCode : (iataCityCode ?? iataCode);
}

/** Deduplicates; the typed code first, a city before its airports. */
export function arrangePlaces(found: readonly Place[], code: string): Place[] {
  const groups = new Map<string, Map<string, Place>>();
  const typed = found.filter(({ iataCode }) => iataCode === code);
  for (const place of [...typed, ...found]) {
    const group = groups.get(groupOf(place)) ?? new Map<string, Place>();
    groups.set(groupOf(place), group);
    const key = `${place.type} ${place.iataCode}`;
    if (!group.has(key)) group.set(key, place);
  }
  return [...groups.values()].flatMap((group) => {
    const places = [...group.values()];
    return [
      ...places.filter(({ type }) => type === 'city'),
      ...places.filter(({ type }) => type === 'airport'),
    ];
  });
}
