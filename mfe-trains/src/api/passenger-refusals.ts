import { isApiError } from '@wayfare/api-client';
import type { PassengerProblem } from '@wayfare/api-contract';
import { isRecord } from '@wayfare/forms';
import type { PassengerRefusal } from '../domain/passengers/passenger-problems';

const PROBLEMS: readonly PassengerProblem[] = [
  'required',
  'firstNameLength',
  'lastNameLength',
  'nameCharacters',
  'emailInvalid',
  'emailLength',
  'phoneInvalid',
  'dateInvalid',
  'adultAge',
  'seniorAge',
  'youthAge',
  'childAge',
  'infantAge',
  'countryInvalid',
  'documentNumber',
  'documentExpired',
  'passCodeInvalid',
];

/** Fields that the API refused, named `items.N.travelers.M.field`. */
export function readRefusals(error: unknown): PassengerRefusal[] {
  const entries: readonly unknown[] = isApiError(error) ? error.errors : [];
  return entries.flatMap((entry): PassengerRefusal[] => {
    if (!isRecord(entry) || typeof entry.field !== 'string') return [];
    const [, item, passenger, name] =
      /^items\.(\d+)\.travelers\.(\d+)\.(\w+)$/.exec(entry.field) ?? [];
    if (name === undefined) return [];
    return [
      {
        field: `${item}.${passenger}.${name}`,
        problem: PROBLEMS.find((problem) => problem === entry.problem) ?? 'refused',
      },
    ];
  });
}
