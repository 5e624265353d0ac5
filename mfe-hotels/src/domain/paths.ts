import { createPaths, withQuery } from '@wayfare/remote-kit';
import type { HrefParams } from '@wayfare/remote-kit';
import type { Language } from '@wayfare/domain';
import manifest from '../../vertical.json';

const pathTo = createPaths(manifest);

/** Every URL of this vertical, as typed builders over the route table in vertical.json. */
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
  /** `path` is what the API calls the path below /hotels, e.g. `/spain/catalonia/barcelona` */
  place: (language: Language, path: string, query = new URLSearchParams()) =>
    withQuery(`${pathTo('results', language)}${path}`, query),
};

/** What follows /hotels in a place's URL, as the API's resolve call takes it. */
export function pathBelowHotels(params: HrefParams): string {
  return [params.country, params.destination, params.city, params.hotel]
    .map((segment) => (segment === undefined ? '' : `/${segment}`))
    .join('');
}
