import { isApiError } from '@wayfare/api-client';

/** For deferred parts of a page: null on failure, which the part says in its place. */
export async function nullWhenFailed<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
