import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { FailureSchema, type RegistryCall } from './calls';

export interface RegistryAddress {
  readonly url: string;
  readonly token: string;
}

/** Releases are tried out before they are live, two at a time. */
const LONGEST_MS = 10 * 60_000;

export interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const withParameters = (path: string, parameters: Sent['path'] = {}) =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''));

const unreachable = (words: string, cause?: unknown) =>
  new ReleaseError('UNREACHABLE', `the registry: ${words}`, cause);

async function refusal(response: Response): Promise<ReleaseError> {
  const given = v.safeParse(FailureSchema, await response.json().catch(() => null));
  if (!given.success || given.output.code === 'FAILED')
    return unreachable(`it answers ${response.status}`);
  return new ReleaseError(given.output.code, given.output.message);
}

/** Why a call got no answer: fetch has it as a cause. */
const reasonOf = (error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message || message : message;
};

/** The answer as it came. Rejects with what the service refuses by, and with UNREACHABLE where it does not answer. */
export async function fetchRegistry(
  { url, token }: RegistryAddress,
  call: Pick<RegistryCall<unknown, unknown>, 'method' | 'path'>,
  { path, query, body, headers }: Sent,
  signal: AbortSignal = AbortSignal.timeout(LONGEST_MS),
): Promise<Response> {
  const base = url.endsWith('/') ? url : `${url}/`;
  const target = new URL(withParameters(call.path, path).slice(1), base);
  for (const [name, value] of Object.entries(query ?? {})) target.searchParams.set(name, value);
  const response = await fetch(target, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw unreachable(reasonOf(error), error);
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** A call of the service; rejects the same, and with UNREACHABLE for an answer that is not in its contract. */
export async function askRegistry<Result>(
  address: RegistryAddress,
  call: RegistryCall<unknown, Result>,
  sent: Sent,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetchRegistry(address, call, sent, signal);
  const answer = v.safeParse(call.result, await response.json().catch(() => null));
  if (!answer.success) throw unreachable('it answers what is not in its contract');
  return answer.output;
}
