import type { Failure } from '@wayfare/releases/service/calls';
import { COCKPIT_HEADER } from '@wayfare/releases/service/cockpit-session';
import { RELEASE_ERROR_CODES, ReleaseError } from '@wayfare/releases/release-error';
import * as v from 'valibot';
import type { Called, Fetch } from '../api/cockpit-client';

export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  /** body or query */
  readonly request: unknown;
  readonly vertical: string;
}

type Answer<Result> = Result | Response | Promise<Result | Response>;

interface Asked<Request, Result> extends Called<Result> {
  readonly request?: v.GenericSchema<unknown, Request>;
}

/** How the service answers one call. */
export interface Answering {
  readonly call: Pick<Called<never>, 'method' | 'path'>;
  readonly answer: (request: unknown, vertical: string) => Promise<Response>;
}

export interface FakeService {
  readonly fetch: Fetch;
  /** everything that was asked, oldest first */
  readonly requests: readonly ServiceRequest[];
  requestsTo(call: Pick<Called<never>, 'method' | 'path'>): readonly ServiceRequest[];
}

/** A refusal as the service words it. */
export function refusal(code: Failure['code'], message = `refused by ${code}`): Response {
  const known = RELEASE_ERROR_CODES.find((each) => each === code);
  const status = known === undefined ? 500 : new ReleaseError(known, message).statusCode;
  return Response.json({ code, message }, { status });
}

/** Answers a call by its contract: a request or an answer that its schemas refuse fails the test. */
export const when = <Request, Result>(
  call: Asked<Request, Result>,
  answer: Answer<Result> | ((request: Request, vertical: string) => Answer<Result>),
): Answering => ({
  call,
  async answer(sent, vertical) {
    const request = call.request === undefined ? sent : v.parse(call.request, sent);
    const make = answer as (request: unknown, vertical: string) => Answer<Result>;
    try {
      const result = await (typeof answer === 'function' ? make(request, vertical) : answer);
      return result instanceof Response
        ? result.clone()
        : Response.json(v.parse(call.result, result));
    } catch (caught) {
      if (caught instanceof ReleaseError) return refusal(caught.code, caught.message);
      throw caught;
    }
  },
});

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

const VERTICAL = /^\/v1\/verticals\/([^/]+)\//;

function readRequest(input: RequestInfo | URL, { method = 'GET', body, headers }: RequestInit) {
  const url = new URL(String(input), 'http://registry.test');
  const vertical = VERTICAL.exec(url.pathname)?.[1] ?? '';
  const path = url.pathname.replace(VERTICAL, '/v1/verticals/{vertical}/');
  const request: unknown =
    typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(url.searchParams);
  const isMarked = new Headers(headers).get(COCKPIT_HEADER) === '1';
  if (isMarked !== (method !== 'GET')) mistakes.push(`${method} ${path}: marked ${isMarked}`);
  return { method, path, request, vertical };
}

/** The registry's service at the level of `fetch`; of two answers to one call the later counts. */
export function fakeService(answers: readonly Answering[]): FakeService {
  const requests: ServiceRequest[] = [];
  const keyOf = ({ method, path }: Pick<Called<never>, 'method' | 'path'>) => `${method} ${path}`;
  const table = new Map(answers.map((each) => [keyOf(each.call), each]));
  return {
    requests,
    requestsTo: (call) => requests.filter((request) => keyOf(request) === keyOf(call)),
    async fetch(input, init = {}) {
      const asked = readRequest(input, init);
      requests.push(asked);
      const found = table.get(keyOf(asked));
      if (found === undefined) {
        mistakes.push(`no answer was given for ${keyOf(asked)}`);
        throw new TypeError('no answer');
      }
      try {
        return await found.answer(asked.request, asked.vertical);
      } catch (caught) {
        if (v.isValiError(caught)) mistakes.push(`${keyOf(asked)}: ${caught.message}`);
        throw caught;
      }
    },
  };
}
