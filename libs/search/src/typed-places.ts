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

/** One letter fits too much to be worth asking. */
export const MIN_CHARACTERS = 2;

/** What each text may be, the likeliest first; a text that nobody can be asked about now is left to the form. */
export async function findTyped<End extends { text: string }, Place>(
  ends: readonly End[],
  ask: (text: string) => Promise<readonly Place[]>,
): Promise<(End & { found: readonly Place[] })[]> {
  const found = await Promise.all(
    ends
      .filter(({ text }) => text.length >= MIN_CHARACTERS)
      .map(async (end) => ({ ...end, found: await ask(end.text).catch(() => []) })),
  );
  return found.filter((end) => end.found.length > 0);
}
