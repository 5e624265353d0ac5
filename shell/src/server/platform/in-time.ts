import { ApiError } from '@wayfare/api-client';

/** The promise's own end, or a time-out after so many milliseconds. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new ApiError({ statusCode: 504, code: 'TIMEOUT', message: 'no answer in time' })),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
