import { isApiError } from '@wayfare/api-client';
import { pageError } from '@wayfare/remote-kit';

/** Answers fixed by the specification (OQ-17); the page translates them. */
export const INVALID_URL = 'Invalid Url';
export const SERVER_UNAVAILABLE = 'Server unavailable';

/** The request was aborted by navigation. */
const isGone = (error: unknown) => isApiError(error) && error.code === 'ABORTED';

/** Any failure of content answers as unavailable, whatever its cause (CNT-31). */
export async function orUnavailable<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw isApiError(error) && !isGone(error) ? pageError(500, SERVER_UNAVAILABLE) : error;
  }
}
