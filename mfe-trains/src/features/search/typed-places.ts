import type { ApiClient } from '@wayfare/api-client';
import type { TrainPlace } from '@wayfare/api-contract';
import { exactMatch } from '@wayfare/search';
import { suggestTrainPlaces } from '../../api/places.api';
import type { TicketSearch } from '../../domain/search/criteria';

const ENDS = ['from', 'to'] as const;
/** One letter fits too much to be worth asking. */
const MIN_CHARACTERS = 2;

/** A place that was typed and not chosen, as a form sends it before its script has come. */
export interface TypedEnd {
  end: (typeof ENDS)[number];
  text: string;
  /** what it may be, the likeliest first */
  found: readonly TrainPlace[];
}

/** Asks what each typed place may be; a place that nobody can be asked about now is left to the form. */
export async function findTyped(
  search: TicketSearch,
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<TypedEnd[]> {
  const found = await Promise.all(
    ENDS.map((end) => ({ end, text: search[end].code === '' ? search[end].label.trim() : '' }))
      .filter(({ text }) => text.length >= MIN_CHARACTERS)
      .map(async (typed) => ({
        ...typed,
        found: await suggestTrainPlaces(api, typed.text, signal).catch(() => []),
      })),
  );
  return found.filter((typed) => typed.found.length > 0);
}

/** The search with the places that can mean one alone; the same object where there is none. */
export const takeCertain = (search: TicketSearch, typed: readonly TypedEnd[]): TicketSearch =>
  typed.reduce((known, { end, text, found }) => {
    const certain = exactMatch(text, found, ({ label, localLabel }) => [label, localLabel]);
    return certain === null ? known : { ...known, [end]: certain };
  }, search);

/** What is still to be chosen in a search. */
export const stillTyped = (
  search: TicketSearch | null,
  typed: readonly TypedEnd[],
): readonly TypedEnd[] => typed.filter(({ end }) => search?.[end].code === '');
