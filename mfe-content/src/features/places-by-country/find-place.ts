import { isApiError } from '@wayfare/api-client';
import type { PlaceSuggestion, ResolvePathResult } from '@wayfare/api-contract';
import { pageError } from '@wayfare/remote-kit';
import type { LoaderContext } from '@wayfare/remote-kit';
import { describePlace, listBelow, type PlaceId } from '../../api/place-tree.api';

/** Message that tells an unknown place from an unknown page: both are 404. */
export const UNKNOWN_PLACE = 'Unknown place';

export type Below = ResolvePathResult['children'];

export interface FoundPlace {
  place: PlaceSuggestion;
  /** ISO code of itself or its country */
  countryCode: string;
  below: Below;
}

/** Throws a 404 for an unknown place. */
export async function findPlace(
  id: PlaceId | 'unknown',
  context: Pick<LoaderContext, 'api' | 'language' | 'signal'>,
): Promise<FoundPlace> {
  if (id === 'unknown') throw pageError(404, UNKNOWN_PLACE);
  try {
    const text = await describePlace(id, context);
    if (text === null) throw pageError(404, UNKNOWN_PLACE);
    const { place, breadcrumb, children } = await listBelow(text.paths[context.language], context);
    if (place === null) throw pageError(404, UNKNOWN_PLACE);
    return { place, countryCode: breadcrumb[0]?.id ?? place.id, below: children };
  } catch (error) {
    throw isApiError(error) && [400, 404, 422].includes(error.statusCode)
      ? pageError(404, UNKNOWN_PLACE)
      : error;
  }
}
