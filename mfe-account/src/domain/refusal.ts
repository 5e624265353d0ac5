import { toApiError } from '@wayfare/api-client';
import type { AccountProblem } from '@wayfare/api-contract';
import { clockTime, factOf } from './failure-facts';

/** What can be wrong with a field of the account area: keys of the messages under `area.problems`. */
export type AreaProblem = AccountProblem | 'passwordMismatch' | 'wrong';

/** What the API alone can find wrong with a field whose other rules the form knows. */
const OF_FIELD: Readonly<Record<string, AreaProblem>> = {
  name: 'name',
  lastname: 'name',
  firstName: 'name',
  lastName: 'name',
  picture: 'picture',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'date',
  documentExpires: 'date',
  document: 'document',
  password: 'passwordCommon',
};

export interface Refusal {
  /** problems of fields: message keys, a number that belongs to one after a colon */
  fields: { field: string; code: string }[];
  /** why it failed when that is about no field: a message key with its values */
  failure: { key: string; values: Record<string, string> } | null;
}

/** Puts what the API said about a form where it belongs: at its field, or above the form. `otherwise` is said of any other failure. */
export function refusalOf(
  error: unknown,
  language: string,
  otherwise: (error: unknown) => string,
): Refusal {
  const failed = toApiError(error);
  const { code } = failed;
  const field = String(factOf(failed, 'field') ?? '');
  if (code === 'ATTEMPTS' && field !== '')
    return {
      fields: [{ field, code: `wrong:${String(factOf(failed, 'remaining'))}` }],
      failure: null,
    };
  if (code === 'ACCOUNT_LOCKED') {
    const time = clockTime(factOf(failed, 'until'), language);
    return {
      fields: [],
      failure: { key: time === '' ? 'area.locked' : 'area.lockedUntil', values: { time } },
    };
  }
  if (code !== 'INVALID_REQUEST')
    return { fields: [], failure: { key: otherwise(error), values: {} } };
  const problem = OF_FIELD[field];
  if (problem !== undefined) return { fields: [{ field, code: problem }], failure: null };
  return {
    fields: [],
    failure: { key: field === 'bookings' ? 'privacy.bookingRunning' : 'area.refused', values: {} },
  };
}
