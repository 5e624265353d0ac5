import { ApiError, toApiError } from '@wayfare/api-client';

/** What a call of the cart comes to. Such a call never rejects: that it failed is an answer too (ERR-21). */
export type CartAnswer<Result> =
  | { readonly status: 'OK'; readonly result: Result }
  | { readonly status: 'Error'; readonly error: ApiError };

export async function answered<Result>(call: Promise<Result>): Promise<CartAnswer<Result>> {
  try {
    return { status: 'OK', result: await call };
  } catch (error) {
    return { status: 'Error', error: toApiError(error) };
  }
}

/** The same for a call that has nothing to answer where nothing is: no basket is an error as well (ERR-21). */
export async function answeredWith<Result>(
  call: Promise<Result | null>,
): Promise<CartAnswer<Result>> {
  const answer = await answered(call);
  if (answer.status === 'Error') return answer;
  const { result } = answer;
  return result === null
    ? {
        status: 'Error',
        error: new ApiError({ statusCode: 404, code: 'NOT_FOUND', message: 'there is no basket' }),
      }
    : { status: 'OK', result };
}

/** The result, for those who handle failures by exceptions: throws the ApiError. */
export function resultOf<Result>(answer: CartAnswer<Result>): Result {
  if (answer.status === 'Error') throw answer.error;
  return answer.result;
}
