import type { ApiClient } from '@wayfare/api-client';
import type { TrainPlace } from '@wayfare/api-contract';
import { exactMatch, findTyped } from '@wayfare/search';
import { suggestTrainPlaces } from '../../api/places.api';
import type { TicketSearch } from '../../domain/search/criteria';

const ENDS = ['from', 'to'] as const;

/** A place sent as text by a form without a script. */
export interface TypedEnd {
  end: (typeof ENDS)[number];
  text: string;
  found: readonly TrainPlace[];
}

export const typedIn = (
  search: TicketSearch,
  { api, signal }: { api: ApiClient; signal: AbortSignal },
): Promise<TypedEnd[]> =>
  findTyped(
    ENDS.map((end) => ({ end, text: search[end].code === '' ? search[end].label.trim() : '' })),
    (text) => suggestTrainPlaces(api, text, signal),
  );

/** Resolves texts with a single candidate; returns the same object where there is none. */
export const takeCertain = (search: TicketSearch, typed: readonly TypedEnd[]): TicketSearch =>
  typed.reduce((known, { end, text, found }) => {
    const certain = exactMatch(text, found, ({ label, localLabel }) => [label, localLabel]);
    return certain === null ? known : { ...known, [end]: certain };
  }, search);

export const stillTyped = (
  search: TicketSearch | null,
  typed: readonly TypedEnd[],
): readonly TypedEnd[] => typed.filter(({ end }) => search?.[end].code === '');
