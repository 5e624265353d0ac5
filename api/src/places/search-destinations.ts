import type { Call, PlaceSuggestion } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import * as v from 'valibot';

/** `POST /api/v2/searchDestinations` (API-32): regions of a country with hotels. */
export const SearchDestinationsSchema = v.object({
  origin: v.optional(v.pipe(v.string(), v.maxLength(40)), 'web'),
  user: v.optional(v.pipe(v.string(), v.maxLength(80))),
  token: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  search: v.object({
    codeCountry: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
    language: v.optional(v.picklist(LANGUAGES), 'en'),
  }),
});

export const searchDestinations: Call<
  v.InferInput<typeof SearchDestinationsSchema>,
  PlaceSuggestion[]
> = {
  method: 'POST',
  path: '/api/v2/searchDestinations',
};
