import { errorMessageKey } from '@wayfare/api-client';
import type { ApiError } from '@wayfare/api-client';

/** Text key of a failure; the site's text of an invalid request is about searches. */
export function failureKey(error: ApiError): string {
  return error.code === 'INVALID_REQUEST' ? 'errors.refused' : errorMessageKey(error);
}
