import {
  DESK_PROBLEMS,
  type DeskCall,
  type DeskProblemBody,
  type DeskProblemCode,
} from '@wayfare/desk-contract';
import * as v from 'valibot';
import type { Fetch } from '../api/desk-client';

export interface DeskRequest {
  readonly path: string;
  readonly request: unknown;
  /** `Idempotency-Key`; null where none was sent */
  readonly key: string | null;
}

type Answer<Result> = Result | Response | Promise<Result | Response>;

/** How the server answers one call. */
export interface Answering {
  readonly call: Pick<DeskCall<never, never>, 'method' | 'path' | 'acts'>;
  readonly answer: (request: unknown) => Promise<Response>;
}

export interface FakeDesk {
  readonly fetch: Fetch;
  /** everything that was asked, oldest first */
  readonly requests: readonly DeskRequest[];
  requestsTo(call: { path: string }): readonly DeskRequest[];
}

const isAnswerer = <Request, Result>(
  answer: Answer<Result> | ((request: Request) => Answer<Result>),
): answer is (request: Request) => Answer<Result> => typeof answer === 'function';

/** Answers a call by the contract: a request or an answer that its schemas refuse fails the test. */
export const when = <Request, Result>(
  call: DeskCall<Request, Result>,
  answer: Answer<Result> | ((request: Request) => Answer<Result>),
): Answering => ({
  call,
  async answer(sent) {
    const request = v.parse(call.request, sent);
    const result = await (isAnswerer(answer) ? answer(request) : answer);
    return result instanceof Response
      ? result.clone()
      : Response.json(v.parse(call.result, result));
  },
});

/** A refusal with the status that the contract gives it. */
export function refusal(
  code: DeskProblemCode,
  more: Pick<DeskProblemBody, 'field' | 'newRefund'> = {},
): Response {
  const status = DESK_PROBLEMS[code];
  const body: DeskProblemBody = { type: 'about:blank', title: code, status, code, ...more };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

/** No connection. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError('fetch failed'));

/** An answer that does not come. */
export const silence = (): Promise<never> => new Promise(() => undefined);

/** Answers one after the other; the last one stays. */
export function inTurn<Result>(...answers: readonly (() => Answer<Result>)[]) {
  let turn = 0;
  return (): Answer<Result> => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer === undefined) throw new Error('there is no answer');
    return answer();
  };
}

const mistakes: string[] = [];

afterEach(() => {
  const made = mistakes.splice(0);
  if (made.length > 0) throw new Error(made.join('\n'));
});

const KEY = /^[\x21-\x7e]{8,255}$/;

function mistakeIn(found: Answering | undefined, { path, key }: DeskRequest): string | null {
  if (found === undefined) return `no answer was given for ${path}`;
  if (found.call.acts && !KEY.test(key ?? '')) return `${path} acts and has no key`;
  return !found.call.acts && key !== null ? `${path} acts not and has a key` : null;
}

/** The desk's server at the level of `fetch`; of two answers to one call the later counts. */
export function fakeDesk(answers: readonly Answering[]): FakeDesk {
  const requests: DeskRequest[] = [];
  const table = new Map(answers.map((each) => [each.call.path, each]));
  return {
    requests,
    requestsTo: ({ path }) => requests.filter((request) => request.path === path),
    async fetch(input, init = {}) {
      const path = String(input);
      const { body } = init;
      const request = typeof body === 'string' ? (JSON.parse(body) as unknown) : {};
      const asked = { path, request, key: new Headers(init.headers).get('idempotency-key') };
      requests.push(asked);
      const found = table.get(path);
      const mistake = mistakeIn(found, asked);
      if (mistake !== null) mistakes.push(mistake);
      if (found === undefined) throw new TypeError('no answer');
      try {
        return await found.answer(request);
      } catch (caught) {
        if (v.isValiError(caught)) mistakes.push(`${path}: ${caught.message}`);
        throw caught;
      }
    },
  };
}
