import { ApiError } from '@wayfare/api-client';

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
