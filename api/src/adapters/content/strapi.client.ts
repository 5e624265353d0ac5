import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import { callGuard } from '../call-guard';
import { NoAnswerError } from '../deadline';
import type { FillIn } from './support-words';

export interface StrapiOptions {
  readonly url: string;
  /** undefined for public content */
  readonly token: string | undefined;
  readonly timeout: number;
  /** further allowed picture origins */
  readonly pictures?: readonly string[];
  /** name of the dynamic zone rendered below the body */
  readonly zone?: string | undefined;
  /** fills deployment-specific placeholders */
  readonly fillIn?: FillIn;
}

export type StrapiQuery = Readonly<Record<string, string>>;

const CALLS_AT_ONCE = 32;
/** ten times a page of a hundred long entries */
const LONGEST_ANSWER = 20 * 1024 * 1024;

const AnswerSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ pagination: v.object({ pageCount: v.pipe(v.number(), v.minValue(0)) }) }),
});
export type StrapiAnswer = v.InferOutput<typeof AnswerSchema>;

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LONGEST_ANSWER)
      throw new Error(`the content service's answer is longer than ${LONGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof NoAnswerError ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function causeOf(error: unknown): unknown {
  return error instanceof v.ValiError
    ? new Error(
        `the content service's answer has an unknown form: ${v.getDotPath(error.issues[0]) ?? 'all of it'}`,
      )
    : error;
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = isTimeout(error) ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED';
  return new Problem(code, { text: `${code}.content`, cause: causeOf(error) });
}

async function send(
  { url, token }: StrapiOptions,
  { path, query, signal }: { path: string; query: StrapiQuery; signal: AbortSignal },
): Promise<StrapiAnswer> {
  const headers = {
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/api/${path}?${new URLSearchParams(query).toString()}`, {
    headers,
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`the content service answered ${response.status} to ${path}`);
  return v.parse(AnswerSchema, JSON.parse(await textOf(response)));
}

export interface StrapiClient {
  get(path: string, query: StrapiQuery): Promise<StrapiAnswer>;
}

/** REST client; every failure is a Problem, logged once for all waiting callers (CNT-30). */
export function strapiClient(
  options: StrapiOptions,
  log: Pick<FastifyBaseLogger, 'error'>,
): StrapiClient {
  const guard = callGuard({
    service: 'Strapi',
    timeout: options.timeout,
    maxAtOnce: CALLS_AT_ONCE,
    breaks: false,
    toProblem,
  });
  return {
    async get(path, query) {
      try {
        return await guard.run((signal) => send(options, { path, query, signal }));
      } catch (error) {
        log.error({ err: error, path }, 'content could not be fetched');
        throw error;
      }
    },
  };
}
