import type { AccountProblem, SavedTraveller } from '@wayfare/api-contract';
import { TravellerRequestSchema } from '@wayfare/api-contract/account';
import { formatTypedDay, internationalPhone, parseTypedDay, type Language } from '@wayfare/domain';
import { shownPhone } from '@wayfare/forms';
import * as v from 'valibot';

const date: AccountProblem = 'date';

/** A typed date in the API's form; empty is not given. */
const TypedDaySchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || parseTypedDay(text) !== null, date),
  v.transform((text) => parseTypedDay(text) ?? ''),
);

const { id: _id, ...entries } = TravellerRequestSchema.entries;

const JudgedSchema = v.object({
  ...entries,
  dateOfBirth: TypedDaySchema,
  documentExpires: TypedDaySchema,
});
export type TravellerInput = v.InferInput<typeof JudgedSchema>;

/** The API's rules, with typed dates and the phone in stored form. */
export const TravellerFormSchema = v.pipe(
  v.custom<TravellerInput>((input) => typeof input === 'object' && input !== null),
  v.transform((typed) => ({
    ...typed,
    phone: internationalPhone(typed.phone ?? '', typed.country),
  })),
  JudgedSchema,
);
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

export function toTravellerInput(
  traveller: SavedTraveller | null,
  language: Language,
): TravellerInput {
  const { dateOfBirth, documentExpires, ...rest } = traveller ?? EMPTY;
  return {
    ...EMPTY,
    ...rest,
    phone: shownPhone(rest.phone ?? ''),
    dateOfBirth: formatTypedDay(dateOfBirth, language),
    documentExpires: formatTypedDay(documentExpires, language),
  };
}
