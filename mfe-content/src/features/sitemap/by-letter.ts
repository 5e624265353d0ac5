interface Named {
  label: string;
}

export interface LetterGroup<Place> {
  letter: string;
  places: Place[];
}

/** First letter without accents, upper case; `#` for others. */
export const letterOf = (name: string): string =>
  /\p{L}/u.exec(name.normalize('NFD'))?.[0].toUpperCase() ?? '#';

/** Alphabetical groups; each keeps its order. */
export function byLetter<Place extends Named>(places: readonly Place[]): LetterGroup<Place>[] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const letter = letterOf(place.label);
    const known = groups.get(letter);
    if (known === undefined) groups.set(letter, [place]);
    else known.push(place);
  }
  return [...groups]
    .map(([letter, some]) => ({ letter, places: some }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}
