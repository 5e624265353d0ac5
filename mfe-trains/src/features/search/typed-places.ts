import type { ApiClient } from '@wayfare/api-client';
import type { TrainPlace } from '@wayfare/api-contract';
import { exactMatch, findTyped } from '@wayfare/search';
import { suggestTrainPlaces } from '../../api/places.api';
import type { TicketSearch } from '../../domain/search/criteria';

const ENDS = ['from', 'to'] as const;

/** A place that was typed and not chosen, as a form sends it before its script has come. */
export interface TypedEnd {
  end: (typeof ENDS)[number];
  text: string;
  /** what it may be, the likeliest first */
  found: readonly TrainPlace[];
}

/** Asks what each typed place may be. */
export const typedIn = (
  search: TicketSearch,
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<TypedEnd[]> =>
  findTyped(
    ENDS.map((end) => ({ end, text: search[end].code === '' ? search[end].label.trim() : '' })),
    (text) => suggestTrainPlaces(api, text, signal),
  );

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
