import { isApiError } from '@wayfare/api-client';

/** For parts that a page does not wait for: null when the API could not give them, and the page says so in their place. */
export async function nullWhenFailed<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
