import { toApiError } from '@wayfare/api-client';
import type { AccountProblem } from '@wayfare/api-contract';
import { clockTime, factOf } from './failure-facts';

export type AreaProblem = AccountProblem | 'passwordMismatch' | 'wrong';

/** Problems that only the API can find. */
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
  /** message keys; a key's number follows a colon */
  fields: { field: string; code: string }[];
  /** a failure of no single field; null when fields explain it */
  failure: { key: string; values: Record<string, string> } | null;
}

/** Sorts the API's errors to their fields or above the form. `otherwise` covers any other failure. */
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
