import { FailureSchema } from '@wayfare/releases/service/calls';
import {
  COCKPIT_HEADER,
  COCKPIT_SESSION,
  CockpitSessionSchema,
} from '@wayfare/releases/service/cockpit-session';
import * as v from 'valibot';
import { CockpitError } from './cockpit-error';

export type Fetch = typeof globalThis.fetch;

/** A release is tried out before it gets visitors, in turn with others. */
const PATIENCE_MS = { look: 15_000, change: 180_000 };

/** What of a call of the service a page needs. */
export interface Called<Result> {
  readonly method: string;
  readonly path: string;
  readonly result: v.GenericSchema<Result>;
}

export interface Sent {
  readonly vertical?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface CockpitClient {
  /** Throws a CockpitError, and nothing else. */
  call<Result>(call: Called<Result>, sent?: Sent, signal?: AbortSignal): Promise<Result>;
}

/** Who is signed in; TOKEN for nobody. */
export const readSession = {
  method: 'GET',
  path: COCKPIT_SESSION,
  result: CockpitSessionSchema,
} as const;
export const signIn = { ...readSession, method: 'POST' } as const;
export const signOut = { method: 'DELETE', path: COCKPIT_SESSION, result: v.object({}) } as const;

const isTimeout = (caught: unknown): boolean =>
  caught instanceof Error && caught.name === 'TimeoutError';

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (caught) {
    throw new CockpitError(isTimeout(caught) ? 'TIMEOUT' : 'UNREADABLE');
  }
}

function refusalOf(body: unknown): CockpitError {
  const parsed = v.safeParse(FailureSchema, body);
  return parsed.success
    ? new CockpitError(parsed.output.code, parsed.output.message)
    : new CockpitError('UNREADABLE');
}

function addressOf(path: string, { vertical = '', query = {} }: Sent): string {
  const asked = new URLSearchParams(query).toString();
  const place = path.replace('{vertical}', encodeURIComponent(vertical));
  return asked === '' ? place : `${place}?${asked}`;
}

function requestOf(method: string, body: object | undefined): RequestInit {
  return {
    method,
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { [COCKPIT_HEADER]: '1' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}

/** Calls of the service by the browser's cookie; each change says that it is the cockpit's. */
export function createCockpitClient(fetch: Fetch): CockpitClient {
  return {
    async call({ method, path, result }, sent = {}, signal) {
      const patience = AbortSignal.timeout(PATIENCE_MS[method === 'GET' ? 'look' : 'change']);
      const response = await fetch(addressOf(path, sent), {
        ...requestOf(method, sent.body),
        signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
      }).catch((caught: unknown) => {
        throw new CockpitError(isTimeout(caught) ? 'TIMEOUT' : 'NETWORK');
      });
      const body = await readJson(response);
      if (!response.ok) throw refusalOf(body);
      const parsed = v.safeParse(result, body);
      if (!parsed.success) throw new CockpitError('UNREADABLE');
      return parsed.output;
    },
  };
}
