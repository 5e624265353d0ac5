interface Named {
  label: string;
}

export interface LetterGroup<Place> {
  letter: string;
  places: Place[];
}

/** The letter that a name is looked up under: its first one without accents, in capitals; `#` for a name that has none. */
export const letterOf = (name: string): string =>
  /\p{L}/u.exec(name.normalize('NFD'))?.[0].toUpperCase() ?? '#';

/** Places by the letter of their name, in the order of the alphabet; under each letter as they came. */
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
