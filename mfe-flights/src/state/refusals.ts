import { isApiError } from '@wayfare/api-client';
import type { TravellerProblem } from '@wayfare/api-contract';
import { isRecord, listOf, storedAtom } from '@wayfare/forms';
import * as v from 'valibot';
import type { FlightStore } from '../domain/draft/stored-flight';

type Typed = Pick<FlightStore, 'travelers' | 'contactInfo'>;

interface Refusal {
  /** as `partyProblems` names it */
  field: string;
  problem: TravellerProblem | 'refused';
  typed: string;
}

export type Refused = Pick<Refusal, 'field' | 'problem'>;

/** Any code passes: the API's list is not in this page, and a problem without a text is refused all the same. */
const ProblemSchema = v.custom<Refusal['problem']>((value) => typeof value === 'string');
const refusals = storedAtom<Refusal[]>({
  key: 'flightRefusals',
  schema: listOf(v.object({ field: v.string(), problem: ProblemSchema, typed: v.string() })),
  empty: [],
});

/** A field's value; a date and a phone count as one. */
function typedIn({ travelers, contactInfo }: Typed, field: string): string {
  const [owner = '', name = ''] = field.split('.');
  if (owner === 'contact') return JSON.stringify(contactInfo);
  const traveller = travelers[Number(owner)];
  if (traveller === undefined) return '';
  const { birthDay, birthMonth, birthYear, phoneType, phonePrefix, phoneNumber, responsibleAdult } =
    traveller;
  const parts: Readonly<Record<string, unknown>> = {
    ...traveller,
    date_of_birth: [birthDay, birthMonth, birthYear],
    phone: [phoneType, phonePrefix, phoneNumber],
    responsible_adult: responsibleAdult,
  };
  return JSON.stringify(parts[name] ?? '');
}

/** A shared phone is corrected at traveller 1. */
function shownField(field: string, { travelers }: Typed): string {
  const [index = '', name] = field.split('.');
  return name === 'phone' && travelers[Number(index)]?.samePhone === true
    ? field.replace(/^\d+/, '0')
    : field;
}

export function keepRefusals(error: unknown, typed: Typed): void {
  const entries: readonly unknown[] = isApiError(error) ? error.errors : [];
  const found = entries.flatMap((entry): Refusal[] => {
    if (
      !isRecord(entry) ||
      typeof entry.field !== 'string' ||
      !/^(?:passengers|contact)\./.test(entry.field)
    )
      return [];
    const field = shownField(entry.field.replace(/^passengers\./, ''), typed);
    return [
      {
        field,
        problem:
          typeof entry.problem === 'string' ? (entry.problem as TravellerProblem) : 'refused',
        typed: typedIn(typed, field),
      },
    ];
  });
  if (found.length > 0) refusals.write(found);
}

export function standingRefusals(typed: Typed): Refused[] {
  return refusals
    .read()
    .filter(({ field, typed: before }) => typedIn(typed, field) === before)
    .map(({ field, problem }) => ({ field, problem }));
}

export const forgetRefusals = refusals.forget;
