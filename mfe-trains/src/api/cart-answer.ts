import { ApiError, toApiError } from '@wayfare/api-client';

/** Calls of the cart never reject: a failure is an answer too (ERR-21). */
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

/** An empty answer is a failure too: there is no basket (ERR-21). */
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

/** Throws the answer's ApiError. */
export function resultOf<Result>(answer: CartAnswer<Result>): Result {
  if (answer.status === 'Error') throw answer.error;
  return answer.result;
}
