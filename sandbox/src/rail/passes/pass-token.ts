import * as v from 'valibot';
import { TravelersSchema, type SearchTraveler } from '../offers/search';
import { parseTravelers, travelersText } from '../offers/travelers-text';
import { seal, unseal } from '../wire/seal';
import { PASS_CLASSES, type PassClass } from './pass-kinds';

const PASS = 'pas_';
const SEARCH = 'pss_';

export const PassSearchSchema = v.object({
  place: v.string(),
  validityStartDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  travelers: TravelersSchema,
});
export type PassSearch = Readonly<Omit<v.InferOutput<typeof PassSearchSchema>, 'travelers'>> & {
  readonly travelers: readonly SearchTraveler[];
};

interface PassToken {
  search: PassSearch;
  at: number;
  kind: string;
  travelClass: PassClass;
}

const PassFacts = v.tuple([
  v.number(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.picklist(PASS_CLASSES),
]);

export function passSearchId(
  { place, validityStartDate, travelers }: PassSearch,
  at: number,
): string {
  return seal(SEARCH, [at, place, validityStartDate, travelersText(travelers)]);
}

export function passLocation({ search, at, kind, travelClass }: PassToken): string {
  const facts: v.InferInput<typeof PassFacts> = [
    at,
    search.place,
    search.validityStartDate,
    travelersText(search.travelers),
    kind,
    travelClass,
  ];
  return seal(PASS, facts);
}

export function parsePassLocation(location: string): PassToken | undefined {
  const parsed = v.safeParse(PassFacts, unseal(PASS, location));
  if (!parsed.success) return undefined;
  const [at, place, validityStartDate, travelers, kind, travelClass] = parsed.output;
  return {
    search: { place, validityStartDate, travelers: parseTravelers(travelers) },
    at,
    kind,
    travelClass,
  };
}
