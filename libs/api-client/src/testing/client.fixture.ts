import type { Call } from '@wayfare/api-contract';
import { createApiClient } from '../client';

/* For tests: a client whose answers are laid out beforehand. */

export type Answer = Response | Error;
export const search: Call<object, unknown> = { method: 'POST', path: '/api/search-around' };
export const ok = (result: unknown) => Response.json({ result, errors: [] });

/** A client, what it sends, and with which tokens; every call takes the next answer. */
export function setUp(answers: Answer[], renewToken?: (bad: string) => Promise<string | null>) {
  const sent: Request[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: () => Promise.resolve('t1'),
    renewToken,
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      const answer = answers.shift() ?? new TypeError('no answer left');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { api, sent, tokens: () => sent.map(({ headers }) => headers.get('authorization')) };
}
