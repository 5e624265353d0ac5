import { ageOn, isEmail, isIsoDate, ticketName } from '@wayfare/domain';
import * as v from 'valibot';
import { AssistanceSchema } from './assistance';
import { GENDERS, PHONE_TYPES, TRAVELLER_AGES, TRAVELLER_LIMITS } from './flight-facts';
import type { TravellerType } from './flight-facts';

/* "Flight traveller", specification section 5: one schema for the form and the API (FLT-21 to FLT-30). */

export type TravellerProblem =
  | 'required'
  | 'nameCharacters'
  | 'nameTooLong'
  /** transliteration outside A to Z, or longer than a ticket allows (OQ-48) */
  | 'nameNotOnTicket'
  /** airlines refuse two passengers with one name */
  | 'sameName'
  | 'phoneDigits'
  | 'phoneLength'
  | 'prefixDigits'
  | 'dateInvalid'
  | 'ageOfType'
  | 'adultMissing'
  | 'adultTaken'
  | 'emailInvalid'
  | 'emailsDiffer';

const problem = (key: TravellerProblem): TravellerProblem => key;

const filled = v.pipe(v.string(problem('required')), v.trim(), v.nonEmpty(problem('required')));

/** Letters of any language, spaces, hyphens and apostrophes (OQ-48, FLT-23). */
const NameSchema = v.pipe(
  filled,
  v.maxLength(TRAVELLER_LIMITS.nameMax, problem('nameTooLong')),
  v.regex(/^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u, problem('nameCharacters')),
  v.check((name) => ticketName(name) !== null, problem('nameNotOnTicket')),
);

// validated as text, so that an empty choice does not stop the object's other rules
const oneOf = <Option extends string>(options: readonly Option[]) =>
  v.pipe(
    v.string(problem('required')),
    v.check((text) => options.some((option) => option === text), problem('required')),
    v.transform((text) => text as Option),
  );

const FlightPhoneSchema = v.object({
  type: oneOf(PHONE_TYPES),
  /** the country's calling code without a plus (FLT-25) */
  prefix: v.pipe(filled, v.regex(/^\d{1,3}$/, problem('prefixDigits'))),
  number: v.pipe(
    filled,
    v.regex(/^\d+$/, problem('phoneDigits')),
    v.minLength(TRAVELLER_LIMITS.phoneMin, problem('phoneLength')),
    v.maxLength(TRAVELLER_LIMITS.phoneMax, problem('phoneLength')),
  ),
});

export const FlightTravellerSchema = v.object({
  passenger_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  name: NameSchema,
  surname: NameSchema,
  gender: oneOf(GENDERS),
  date_of_birth: v.pipe(
    filled,
    v.check((day) => isIsoDate(day), problem('dateInvalid')),
  ),
  phone: FlightPhoneSchema,
  /** `passenger_id` of the adult in charge; null for adults */
  responsible_adult: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  assistance: AssistanceSchema,
});
export type FlightTraveller = v.InferOutput<typeof FlightTravellerSchema>;

export const FlightContactSchema = v.pipe(
  v.object({
    email: v.pipe(filled, v.check(isEmail, problem('emailInvalid'))),
    confirm_email: filled,
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['confirm_email']],
      ({ email, confirm_email: again }) => email === again,
      problem('emailsDiffer'),
    ),
    ['confirm_email'],
  ),
);
export type FlightContact = v.InferOutput<typeof FlightContactSchema>;

export interface TravellerIssue {
  /** dot path from the list of travellers, such as `1.date_of_birth` */
  readonly field: string;
  readonly problem: TravellerProblem;
}

interface PartyFacts {
  readonly passengers: readonly { readonly id: string; readonly type: TravellerType }[];
  readonly departure: string;
}

function ownIssues(traveller: unknown, index: number): TravellerIssue[] {
  const parsed = v.safeParse(FlightTravellerSchema, traveller, { abortPipeEarly: true });
  return (parsed.issues ?? []).map((issue) => ({
    field: [index, v.getDotPath(issue) ?? ''].join('.'),
    problem: issue.message as TravellerProblem,
  }));
}

/** An adult looks after one child and holds one infant at most (FLT-27, FLT-28). */
function adultIssue(
  travellers: readonly TravellerDraft[],
  index: number,
  { passengers }: PartyFacts,
): TravellerProblem | null {
  const type = passengers[index]?.type;
  if (type === undefined || type === 'adult') return null;
  const adult = travellers[index]?.responsible_adult ?? null;
  if (adult === null || passengers.find(({ id }) => id === adult)?.type !== 'adult')
    return 'adultMissing';
  const isTaken = travellers.some(
    (other, at) => at < index && other.responsible_adult === adult && passengers[at]?.type === type,
  );
  return isTaken ? 'adultTaken' : null;
}

export type TravellerDraft = Pick<FlightTraveller, 'date_of_birth' | 'responsible_adult'> &
  Partial<Pick<FlightTraveller, 'name' | 'surname'>>;

function wholeName({ name = '', surname = '' }: Partial<TravellerDraft> = {}): string | null {
  const [given, family] = [ticketName(name), ticketName(surname)];
  return given === null || family === null ? null : `${given} ${family}`;
}

function nameIssue(travellers: readonly TravellerDraft[], index: number): TravellerProblem | null {
  const own = wholeName(travellers[index]);
  return own !== null && travellers.some((other, at) => at < index && wholeName(other) === own)
    ? 'sameName'
    : null;
}

/** Problems in the offer's order: schema, double names, ages on departure (FLT-26), adults (FLT-27, FLT-28, FLT-29). */
export function findTravellerProblems(
  travellers: readonly TravellerDraft[],
  facts: PartyFacts,
): TravellerIssue[] {
  return facts.passengers.flatMap(({ id, type }, index) => {
    const traveller = travellers[index];
    const issues = ownIssues({ ...EMPTY, ...traveller, passenger_id: id }, index);
    const add = (name: string, problem: TravellerProblem | null) => {
      const field = `${index}.${name}`;
      if (problem !== null && !issues.some((issue) => issue.field === field))
        issues.push({ field, problem });
    };
    const birth = traveller?.date_of_birth ?? '';
    const age = isIsoDate(birth) ? ageOn(birth, facts.departure) : null;
    const { min, max } = TRAVELLER_AGES[type];
    add('name', nameIssue(travellers, index));
    if (age !== null) add('date_of_birth', age < min || age > max ? 'ageOfType' : null);
    add('responsible_adult', adultIssue(travellers, index, facts));
    return issues;
  });
}

const EMPTY = {
  name: '',
  surname: '',
  gender: '',
  date_of_birth: '',
  phone: { type: '', prefix: '', number: '' },
  responsible_adult: null,
};
