import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

/** One entry of Duffel's `errors`. */
export interface DuffelErrorEntry {
  type:
    | 'authentication_error'
    | 'airline_error'
    | 'invalid_state_error'
    | 'rate_limit_error'
    | 'validation_error'
    | 'invalid_request_error'
    | 'api_error';
  title: string;
  code: string;
  message: string;
  documentation_url: string;
  source?: { field: string; pointer: string };
}

const DOCUMENTATION = 'https://duffel.com/docs/api/overview/errors';

export class DuffelProblem extends Error {
  constructor(
    readonly status: number,
    readonly errors: DuffelErrorEntry[],
  ) {
    super(errors.map(({ message }) => message).join('; '));
    this.name = 'DuffelProblem';
  }
}

type Kind = Pick<DuffelErrorEntry, 'type' | 'code' | 'title'>;

export function problem(status: number, kind: Kind, message: string): DuffelProblem {
  return new DuffelProblem(status, [{ ...kind, message, documentation_url: DOCUMENTATION }]);
}

export function notFound(what: string): DuffelProblem {
  return problem(
    404,
    { type: 'invalid_request_error', code: 'not_found', title: 'Not found' },
    `The ${what} you are trying to access does not exist.`,
  );
}

export function invalidState(code: string, title: string, message: string): DuffelProblem {
  return problem(422, { type: 'invalid_state_error', code, title }, message);
}

export function invalidField(
  field: string,
  message: string,
  code = 'validation_invalid',
): DuffelErrorEntry {
  const title = code === 'validation_required' ? 'Required field' : 'Invalid field';
  return {
    type: 'validation_error',
    code,
    title,
    message,
    documentation_url: DOCUMENTATION,
    source: { field: field.split('/').at(-1) ?? field, pointer: `/${field}` },
  };
}

/** Checks a body's `data` and answers 422 with one entry per issue. */
export function parseData<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.object({ data: schema }), body);
  if (parsed.success) return parsed.output.data;
  throw new DuffelProblem(422, parsed.issues.map(issueToError));
}

function issueToError(issue: v.BaseIssue<unknown>): DuffelErrorEntry {
  const path = (issue.path ?? []).map(({ key }) => String(key)).slice(1);
  const field = path.join('/') || 'data';
  const isMissing = issue.input === undefined;
  return isMissing
    ? invalidField(field, `Field '${path.at(-1) ?? 'data'}' can't be blank`, 'validation_required')
    : invalidField(field, `Field '${path.at(-1) ?? 'data'}' ${issue.message}`);
}

/** Writes the body that Duffel's clients read; anything unforeseen is a masked 500. */
export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const known = toProblem(error);
  const id = String(reply.getHeader('x-request-id') ?? randomUUID());
  return reply
    .code(known.status)
    .send({ errors: known.errors, meta: { request_id: id, status: known.status } });
}

function toProblem(error: unknown): DuffelProblem {
  if (error instanceof DuffelProblem) return error;
  const isBadRequest = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  if (isBadRequest)
    return problem(
      400,
      { type: 'invalid_request_error', code: 'bad_request', title: 'Bad request' },
      'The body is not valid JSON.',
    );
  return problem(
    500,
    { type: 'api_error', code: 'internal_server_error', title: 'Internal server error' },
    'Something went wrong.',
  );
}
