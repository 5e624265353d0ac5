import { ageOn, isEmail, isIsoDate } from '@wayfare/domain';
import * as v from 'valibot';
import { TrainAssistanceSchema } from './assistance';
import {
  TITLES,
  TRAIN_AGES_TAKEN,
  TRAIN_DOCUMENT_TYPES,
  TRAIN_PASSENGER_LIMITS,
} from './train-facts';
import type { PassengerField, TrainCategory } from './train-facts';

/* "Train passenger", specification section 5: one schema for the form and the API (TRN-58 to TRN-67). */

export type PassengerProblem =
  | 'required'
  | 'firstNameLength'
  | 'lastNameLength'
  | 'nameCharacters'
  | 'emailInvalid'
  | 'emailLength'
  | 'phoneInvalid'
  | 'dateInvalid'
  | 'adultAge'
  | 'seniorAge'
  | 'youthAge'
  | 'childAge'
  | 'infantAge'
  | 'countryInvalid'
  | 'documentNumber'
  | 'documentExpired'
  | 'passCodeInvalid';

const {
  firstNameMin,
  firstNameMax,
  lastNameMin,
  lastNameMax,
  emailMin,
  emailMax,
  phoneMin,
  phoneMax,
} = TRAIN_PASSENGER_LIMITS;

const problem = (key: PassengerProblem): PassengerProblem => key;

/** Accents, hyphen, apostrophe and single inner spaces, for "van der Berg" (TRN-60, OQ-61). */
const TRAIN_NAME = /^(?! )(?!.* {2})(?!.* $)[\p{L}\p{M}'’ -]+$/u;
/** With its plus, 9 to 14 characters (TRN-62, OQ-60). */
const PHONE = new RegExp(`^\\+\\d{${phoneMin - 1},${phoneMax - 1}}$`);
const DOCUMENT_NUMBER = /^[A-Za-z0-9 .\-/]{3,30}$/;

const filled = v.pipe(v.string(problem('required')), v.trim(), v.nonEmpty(problem('required')));

export const TrainFirstNameSchema = v.pipe(
  filled,
  v.minLength(firstNameMin, problem('firstNameLength')),
  v.maxLength(firstNameMax, problem('firstNameLength')),
  v.regex(TRAIN_NAME, problem('nameCharacters')),
);
export const TrainLastNameSchema = v.pipe(
  filled,
  v.minLength(lastNameMin, problem('lastNameLength')),
  v.maxLength(lastNameMax, problem('lastNameLength')),
  v.regex(TRAIN_NAME, problem('nameCharacters')),
);

const oneOf = <Option extends string>(options: readonly Option[]) =>
  v.pipe(
    v.string(problem('required')),
    v.check((text) => options.some((option) => option === text), problem('required')),
    v.transform((text) => text as Option),
  );

const day = v.pipe(
  filled,
  v.check((text) => isIsoDate(text), problem('dateInvalid')),
);
const country = v.pipe(filled, v.regex(/^[A-Z]{2}$/, problem('countryInvalid')));

const FIELDS = {
  title: oneOf(TITLES),
  date_of_birth: day,
  country_of_residence: country,
  countryCode: country,
  type: oneOf(TRAIN_DOCUMENT_TYPES),
  expirationDate: day,
  documentNumber: v.pipe(filled, v.regex(DOCUMENT_NUMBER, problem('documentNumber'))),
  email: v.pipe(
    filled,
    v.maxLength(emailMax, problem('emailLength')),
    v.check(isEmail, problem('emailInvalid')),
    v.minLength(emailMin, problem('emailLength')),
  ),
  phone_number: v.pipe(
    filled,
    v.transform((text) => text.replaceAll(/[\s-]/g, '')),
    v.regex(PHONE, problem('phoneInvalid')),
  ),
  /** number of a reduction card, or code of a pass */
  reduction_card_id: v.pipe(filled, v.maxLength(30)),
} as const satisfies Record<PassengerField, v.GenericSchema<unknown, string>>;

/** Both names always; the rest only where the carrier asks. */
export const TrainPassengerSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  first_name: TrainFirstNameSchema,
  last_name: TrainLastNameSchema,
  title: v.optional(FIELDS.title),
  date_of_birth: v.optional(FIELDS.date_of_birth),
  country_of_residence: v.optional(FIELDS.country_of_residence),
  countryCode: v.optional(FIELDS.countryCode),
  type: v.optional(FIELDS.type),
  expirationDate: v.optional(FIELDS.expirationDate),
  documentNumber: v.optional(FIELDS.documentNumber),
  email: v.optional(FIELDS.email),
  phone_number: v.optional(FIELDS.phone_number),
  reduction_card_id: v.optional(FIELDS.reduction_card_id),
  /** not on the railway's wire (decision 0059) */
  assistance: TrainAssistanceSchema,
});
export type TrainPassenger = v.InferOutput<typeof TrainPassengerSchema>;

export type TrainPassengerDraft = {
  readonly [Field in 'first_name' | 'last_name' | PassengerField]?: string | undefined;
};

export interface PassengerIssue {
  readonly field: 'first_name' | 'last_name' | PassengerField;
  readonly problem: PassengerProblem;
}

export interface PassengerFacts {
  readonly category: TrainCategory;
  readonly fields: readonly PassengerField[];
  /** first departure or first day of validity, YYYY-MM-DD */
  readonly travelDay: string;
}

const AGE_PROBLEMS: Readonly<Record<TrainCategory, PassengerProblem>> = {
  adult: 'adultAge',
  senior: 'seniorAge',
  youth: 'youthAge',
  child: 'childAge',
  infant: 'infantAge',
};

/** Problem of an age in a category, null when it fits (TRN-64 to TRN-66, OQ-62). */
export function ageProblem(
  category: TrainCategory,
  dateOfBirth: string,
  travelDay: string,
): PassengerProblem | null {
  if (!isIsoDate(dateOfBirth) || !isIsoDate(travelDay)) return null;
  const age = ageOn(dateOfBirth, travelDay);
  const { min, max } = TRAIN_AGES_TAKEN[category];
  return age < min || age > max ? AGE_PROBLEMS[category] : null;
}

/** Problems of one passenger in the order of the fields; empty when valid. */
export function findPassengerIssues(
  draft: TrainPassengerDraft,
  { category, fields, travelDay }: PassengerFacts,
): PassengerIssue[] {
  const schemas = { first_name: TrainFirstNameSchema, last_name: TrainLastNameSchema, ...FIELDS };
  const issues = (['first_name', 'last_name', ...fields] as const).flatMap(
    (field): PassengerIssue[] => {
      const { issues: found } = v.safeParse(schemas[field], draft[field] ?? '', {
        abortPipeEarly: true,
      });
      return found === undefined ? [] : [{ field, problem: found[0].message as PassengerProblem }];
    },
  );
  const isFine = (field: PassengerField) =>
    fields.includes(field) && !issues.some((issue) => issue.field === field);
  const age = isFine('date_of_birth')
    ? ageProblem(category, draft.date_of_birth ?? '', travelDay)
    : null;
  if (age !== null) issues.push({ field: 'date_of_birth', problem: age });
  if (isFine('expirationDate') && (draft.expirationDate ?? '') < travelDay)
    issues.push({ field: 'expirationDate', problem: 'documentExpired' });
  return issues;
}
