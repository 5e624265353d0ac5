import type { AccountProblem, SavedTraveller } from '@wayfare/api-contract';
import { TravellerRequestSchema } from '@wayfare/api-contract/account';
import { formatTypedDay, parseTypedDay, type Language } from '@wayfare/domain';
import * as v from 'valibot';

const date: AccountProblem = 'date';

/** A day that is typed and sent as the API wants it; empty is not given. */
const TypedDaySchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || parseTypedDay(text) !== null, date),
  v.transform((text) => parseTypedDay(text) ?? ''),
);

const { id: _id, ...entries } = TravellerRequestSchema.entries;

/** The API's own rules, with days as people type them. */
export const TravellerFormSchema = v.object({
  ...entries,
  dateOfBirth: TypedDaySchema,
  documentExpires: TypedDaySchema,
});
export type TravellerInput = v.InferInput<typeof TravellerFormSchema>;
export type TravellerDetails = v.InferOutput<typeof TravellerFormSchema>;

const EMPTY: TravellerDetails = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  gender: '',
  email: '',
  phone: '',
  country: '',
  documentType: '',
  document: '',
  documentExpires: '',
};

/** A saved traveller as the form shows it; without one, an empty form. */
export function toTravellerInput(
  traveller: SavedTraveller | null,
  language: Language,
): TravellerInput {
  const { dateOfBirth, documentExpires, ...rest } = traveller ?? EMPTY;
  return {
    ...EMPTY,
    ...rest,
    dateOfBirth: formatTypedDay(dateOfBirth, language),
    documentExpires: formatTypedDay(documentExpires, language),
  };
}
