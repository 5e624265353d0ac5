const simplified = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * The one place that is called exactly so, whatever its accents and capitals; null when a choice is needed, since free text
 * is never guessed (OQ-64). `namesOf` says what a place is called, in any language.
 */
export function exactMatch<Place>(
  text: string,
  places: readonly Place[],
  namesOf: (place: Place) => readonly string[],
): Place | null {
  const asked = simplified(text);
  const same = places.filter((place) => namesOf(place).some((name) => simplified(name) === asked));
  return same.length === 1 ? (same[0] ?? null) : null;
}
