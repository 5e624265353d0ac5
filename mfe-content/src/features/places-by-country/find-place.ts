import { isApiError } from '@wayfare/api-client';
import type { PlaceSuggestion, ResolvePathResult } from '@wayfare/api-contract';
import { pageError } from '@wayfare/remote-kit';
import type { LoaderContext } from '@wayfare/remote-kit';
import { describePlace, listBelow, type PlaceId } from '../../api/place-tree.api';

/** What tells a place that nobody knows from a page that does not exist; both answer 404. */
export const UNKNOWN_PLACE = 'Unknown place';

export type Below = ResolvePathResult['children'];

export interface FoundPlace {
  place: PlaceSuggestion;
  /** ISO code of the country that it is or lies in */
  countryCode: string;
  /** what lies directly below it */
  below: Below;
}

/** Throws a 404 for what the catalogue does not have. */
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
