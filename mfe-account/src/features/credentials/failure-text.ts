import { errorMessageKey } from '@wayfare/api-client';
import type { ApiError } from '@wayfare/api-client';

/** Why a call failed. The site's own words for a refused request are about searches. */
export function failureKey(error: ApiError): string {
  return error.code === 'INVALID_REQUEST' ? 'errors.refused' : errorMessageKey(error);
}
