import { isApiError } from '@wayfare/api-client';
import { pageError } from '@wayfare/remote-kit';

/** What the destination pages answer, word for word as the specification has it (OQ-17); the page itself says it in its language. */
export const INVALID_URL = 'Invalid Url';
export const SERVER_UNAVAILABLE = 'Server unavailable';

/** The reader went elsewhere; nobody waits for the answer. */
const isGone = (error: unknown) => isApiError(error) && error.code === 'ABORTED';

/** Content that could not be had is a server that is unavailable, whatever was wrong with it (CNT-31). */
export async function orUnavailable<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw isApiError(error) && !isGone(error) ? pageError(500, SERVER_UNAVAILABLE) : error;
  }
}
