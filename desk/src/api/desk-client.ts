import { DeskProblemSchema, type DeskCall } from '@wayfare/desk-contract';
import * as v from 'valibot';
import { DeskError } from './desk-error';

export type Fetch = typeof globalThis.fetch;

/** The server asks suppliers and the bank for some seconds; this is well above. */
const PATIENCE_MS = 30_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `Idempotency-Key` of a call that acts */
  key?: string | undefined;
}

export interface DeskClient {
  /** Throws a DeskError, and nothing else. */
  call<Request, Result>(
    call: DeskCall<Request, Result>,
    request: Request,
    options?: CallOptions,
  ): Promise<Result>;
}

const isTimeout = (caught: unknown): boolean =>
  caught instanceof Error && caught.name === 'TimeoutError';

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (caught) {
    throw new DeskError(isTimeout(caught) ? 'TIMEOUT' : 'UNREADABLE');
  }
}

function refusalOf(body: unknown): DeskError {
  const parsed = v.safeParse(DeskProblemSchema, body);
  return parsed.success
    ? new DeskError(parsed.output.code, parsed.output)
    : new DeskError('UNREADABLE');
}

export function createDeskClient(fetch: Fetch): DeskClient {
  return {
    async call(call, request, { signal, key } = {}) {
      const patience = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(call.path, {
        method: call.method,
        credentials: 'same-origin',
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(call.method === 'POST' && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: call.method === 'POST' ? JSON.stringify(request) : null,
        signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
      }).catch((caught: unknown) => {
        throw new DeskError(isTimeout(caught) ? 'TIMEOUT' : 'NETWORK');
      });
      const body = await readJson(response);
      if (!response.ok) throw refusalOf(body);
      const parsed = v.safeParse(call.result, body);
      if (!parsed.success) throw new DeskError('UNREADABLE');
      return parsed.output;
    },
  };
}
