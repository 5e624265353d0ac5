import * as v from 'valibot';
import { findPlaces, placeByCode, type RailPlace } from '../stations/places';
import { parseWith } from '../wire/problems';

const MAX_CODES = 20;

const PlacesSchema = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  size: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(20)),
    '8',
  ),
  codes: v.optional(v.string()),
});

function wirePlace({ code, type, names, country, timezone }: RailPlace) {
  return { code, type, label: names.en, localLabel: names.nl, country, timezone };
}

export function wirePlaces(asked: unknown): object {
  const { query, size, codes } = parseWith(PlacesSchema, asked);
  const found =
    codes === undefined
      ? findPlaces(query, size)
      : codes
          .split(',')
          .slice(0, MAX_CODES)
          .flatMap((code) => placeByCode(code) ?? []);
  return { places: found.map(wirePlace) };
}
