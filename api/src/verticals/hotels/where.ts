import type { SearchAroundRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelQuery } from '../../catalogue/records/records';
import { Problem, invalid } from '../../platform/http/problem';

export type SearchInput = InferOutput<typeof SearchAroundRequestSchema>;

export type Where = Pick<HotelQuery, 'place' | 'bounds' | 'center' | 'radiusKm' | 'ids'>;

const RADIUS_KM = 25;

function placeOf(place: NonNullable<SearchInput['place']>, catalogue: Catalogue): Where {
  if (place.type === 'hotel') return { ids: [place.id] };
  if (catalogue.place(place) === null)
    throw new Problem('NOT_FOUND', { field: 'place', text: 'place.unknown' });
  return { place };
}

/** A named place wins over coordinates in the request. */
function centerOf({ latitude, longitude, bounds, place }: SearchInput): Where {
  if (latitude === undefined && longitude === undefined) return {};
  if (latitude === undefined) throw invalid('latitude', 'place.missing');
  if (longitude === undefined) throw invalid('longitude', 'place.missing');
  const center = { latitude, longitude };
  if (place !== undefined) return {};
  return bounds === undefined ? { center, radiusKm: RADIUS_KM } : { center };
}

/** Validates the combination; a Problem for nothing given or an unknown place. */
export function whereOf(input: SearchInput, catalogue: Catalogue): Where {
  const { place, bounds, hotels } = input;
  if (bounds !== undefined && bounds.north < bounds.south)
    throw invalid('bounds', 'bounds.invalid');
  const where: Where = {
    ...(place === undefined ? {} : placeOf(place, catalogue)),
    ...centerOf(input),
    ...(bounds === undefined ? {} : { bounds }),
    ...(hotels.length === 0 ? {} : { ids: hotels }),
  };
  if (Object.keys(where).length === 0) throw invalid('place', 'place.missing');
  return where;
}
