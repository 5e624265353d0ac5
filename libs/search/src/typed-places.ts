const simplified = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The one exact match by `namesOf`, ignoring accents and case; else null: free text is never guessed (OQ-64). */
export function exactMatch<Place>(
  text: string,
  places: readonly Place[],
  namesOf: (place: Place) => readonly string[],
): Place | null {
  const asked = simplified(text);
  const same = places.filter((place) => namesOf(place).some((name) => simplified(name) === asked));
  return same.length === 1 ? (same[0] ?? null) : null;
}

export const MIN_CHARACTERS = 2;

/** Candidates of each text, likeliest first; left to the form where the lookup fails. */
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
