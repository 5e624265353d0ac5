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

type Found<End, Place> = End & { found: readonly Place[] };

export interface PlacesOf<Search, End extends { text: string }, Place> {
  /** ends of journeys, each with the text that was typed, '' for a chosen place */
  endsOf: (search: Search) => readonly End[];
  ask: (text: string) => Promise<readonly Place[]>;
  meant: (text: string, found: readonly Place[]) => Place | null;
  withPlace: (search: Search, end: End, place: Place) => Search;
  problemsOf: (search: Search) => readonly { code: string }[];
}

export type ReadSearch<Search, End> =
  /** to be filled in, or chosen in: `typed` are texts with several candidates */
  | { view: 'form'; search: Search | null; typed: readonly End[] }
  /** `isSettled`: its places were text, so that its address is another one */
  | { view: 'search'; search: Search; isSettled: boolean };

const isChoice = ({ code }: { code: string }) => code === 'fromChoose' || code === 'toChoose';

/** Reads the search of an address whose places may be text, as a form sends them without a script. */
export async function readTypedSearch<Search, End extends { text: string }, Place>(
  asked: Search | null,
  { endsOf, ask, meant, withPlace, problemsOf }: PlacesOf<Search, End, Place>,
): Promise<ReadSearch<Search, Found<End, Place>>> {
  if (asked === null) return { view: 'form', search: null, typed: [] };
  const typed = (await findTyped(endsOf(asked), ask)).map((end) => ({
    end,
    place: meant(end.text, end.found),
  }));
  let search: Search = asked;
  for (const { end, place } of typed) if (place !== null) search = withPlace(search, end, place);
  const problems = problemsOf(search);
  if (problems.length === 0) return { view: 'search', search, isSettled: search !== asked };
  const open = typed.flatMap(({ end, place }) => (place === null ? [end] : []));
  return { view: 'form', search, typed: problems.every(isChoice) ? open : [] };
}
