import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import { supplierGuards } from '../call-guard';
import { EraRefusal, errorEntries, toRailProblem } from './era.errors';

export interface EraOptions {
  readonly url: string;
  readonly token: string;
  /** milliseconds of one call */
  readonly timeout: number;
  /** milliseconds until the open breaker allows a probe */
  readonly pause?: number | undefined;
}

export interface EraRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly language?: Language | undefined;
  /** code for an unknown refusal */
  readonly otherwise?: ErrorCode;
}

export interface EraClient {
  ask<Answer>(answer: v.GenericSchema<unknown, Answer>, request: EraRequest): Promise<Answer>;
  isUnstable(): boolean;
}

const CALLS_AT_ONCE = 256;

function addressOf(url: string, { path, query = {} }: EraRequest): string {
  const search = new URLSearchParams(query).toString();
  return `${[url, 'rail', ...path.map(encodeURIComponent)].join('/')}${search === '' ? '' : `?${search}`}`;
}

function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

async function send(
  { url, token }: EraOptions,
  request: EraRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const { method = 'GET', body, language } = request;
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'x-correlationid': randomUUID(),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const response = await fetch(addressOf(url, request), {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = jsonOf(await response.text());
  if (!response.ok) throw new EraRefusal(response.status, errorEntries(answer), language ?? null);
  return answer;
}

const isOrdering = ({ path }: EraRequest) => path[0] === 'bookings';

/** Requests with schema validation; every failure is a Problem. */
export function eraClient(options: EraOptions): EraClient {
  const guards = supplierGuards({
    service: 'railways',
    timeout: options.timeout,
    pause: options.pause,
    maxAtOnce: CALLS_AT_ONCE,
    toProblem: toRailProblem,
  });
  return {
    ask: (answer, request) =>
      guards[isOrdering(request) ? 'ordering' : 'searching'].run(async (signal) => {
        try {
          return v.parse(answer, await send(options, request, signal));
        } catch (error) {
          throw toRailProblem(error, request.otherwise);
        }
      }),
    isUnstable: guards.isUnstable,
  };
}
