import { ApiError } from '@wayfare/api-client';
import { askAgain } from './ask-again';

const away = (retryAfter?: number) =>
  new ApiError({
    statusCode: 503,
    code: 'SERVER_ERROR',
    message: 'try again',
    errors: [
      {
        code: 'SERVER_ERROR',
        message: 'try again',
        ...(retryAfter === undefined ? {} : { retryAfter }),
      },
    ],
  });
const cutOff = () => new ApiError({ statusCode: 503, code: 'NETWORK', message: 'cut off' });
const refused = () => new ApiError({ statusCode: 404, code: 'NOT_FOUND', message: 'none' });

/** Fails so often, each time after `took` milliseconds of a clock that pauses turn as well. */
async function asked(failures: readonly Error[], { waits = 4_000, took = 0 } = {}) {
  let now = 0;
  let times = 0;
  const answer = askAgain(
    () => {
      const failure = failures[times];
      times += 1;
      now += took;
      return failure === undefined ? Promise.resolve('answer') : Promise.reject(failure);
    },
    {
      left: () => waits - now,
      pause: (milliseconds) => Promise.resolve(void (now += milliseconds)),
    },
  );
  return { said: await answer.catch((error: ApiError) => error.code), times, now };
}

const many = (failure: Error) => Array.from({ length: 99 }, () => failure);

it.each<[string, readonly Error[], object, object]>([
  ['an answer', [], {}, { said: 'answer', times: 1, now: 0 }],
  ['a database that is back', [away(2), away(2)], {}, { said: 'answer', times: 3, now: 800 }],
  ['a database that stays away', many(away(2)), {}, { said: 'SERVER_ERROR', times: 9, now: 3_200 }],
  ['slow refusals', many(away(2)), { took: 1_500 }, { said: 'SERVER_ERROR', times: 2, now: 3_400 }],
  ['what passes too late', many(away(5)), {}, { said: 'SERVER_ERROR', times: 1, now: 0 }],
  ['a failure that does not pass', many(away()), {}, { said: 'SERVER_ERROR', times: 1, now: 0 }],
  ['a refusal', many(refused()), {}, { said: 'NOT_FOUND', times: 1, now: 0 }],
  ['an answer that broke off', [cutOff()], {}, { said: 'answer', times: 2, now: 0 }],
  ['answers that break off', many(cutOff()), {}, { said: 'NETWORK', times: 2, now: 0 }],
  ['one of each', [cutOff(), away(2), cutOff()], {}, { said: 'NETWORK', times: 3, now: 400 }],
])('%s', async (_what, failures, patience, expected) => {
  expect(await asked(failures, patience)).toEqual(expected);
});
