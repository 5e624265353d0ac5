import { createPaths, withQuery } from '@wayfare/remote-kit';
import type { HrefParams } from '@wayfare/remote-kit';
import type { Language } from '@wayfare/domain';
import manifest from '../../vertical.json';

const pathTo = createPaths(manifest);

export const paths = {
  accommodations: (language: Language) => pathTo('accommodations', language),
  results: (language: Language, query?: URLSearchParams) => pathTo('results', language, query),
  map: (language: Language, query?: URLSearchParams) => pathTo('map', language, query),
  hotelByQuery: (language: Language, query?: URLSearchParams) =>
    pathTo('hotel-by-query', language, query),
  step1: (language: Language, query?: URLSearchParams) => pathTo('step1', language, query),
  step2: (language: Language, query?: URLSearchParams) => pathTo('step2', language, query),
  success: (language: Language, query?: URLSearchParams) => pathTo('success', language, query),
  cancelation: (language: Language, query?: URLSearchParams) =>
    pathTo('cancelation', language, query),
  cancelationfp: (language: Language, query?: URLSearchParams) =>
    pathTo('cancelationfp', language, query),
  /** `path` is the API's path below /hotels, e.g. `/spain/catalonia/barcelona` */
  place: (language: Language, path: string, query = new URLSearchParams()) =>
    withQuery(`${pathTo('results', language)}${path}`, query),
};

/** The part of a place's URL after /hotels, as the API's resolve call takes it. */
export function pathBelowHotels(params: HrefParams): string {
  return [params.country, params.destination, params.city, params.hotel]
    .map((segment) => (segment === undefined ? '' : `/${segment}`))
    .join('');
}
