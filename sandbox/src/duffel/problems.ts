import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readTable } from '../kit/tables';
import rows from './refusals.json';

export interface DuffelErrorEntry {
  type: string;
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

const REFUSALS = readTable(
  rows,
  v.object({
    status: v.optional(v.number(), 422),
    type: v.optional(v.string(), 'invalid_state_error'),
    title: v.string(),
    message: v.string(),
  }),
);
type Code = keyof typeof rows;

/** A refusal by its code; `message` where it has another cause than the usual one. */
export function refused(code: Code, message = REFUSALS[code].message): DuffelProblem {
  const { status, type, title } = REFUSALS[code];
  return new DuffelProblem(status, [
    { type, code, title, message, documentation_url: DOCUMENTATION },
  ]);
}

export function notFound(what: string): DuffelProblem {
  return refused('not_found', `The ${what} you are trying to access does not exist.`);
}

/** `field` is where it stands in `data`: `slices/0/origin`. */
export function invalidField(
  field: string,
  message: string,
  code = 'validation_invalid',
): DuffelErrorEntry {
  return {
    type: 'validation_error',
    code,
    title: code === 'validation_required' ? 'Required field' : 'Invalid field',
    message,
    documentation_url: DOCUMENTATION,
    source: { field: field.split('/').at(-1) ?? field, pointer: `/${field}` },
  };
}

export function invalid(field: string, message: string, code?: string): DuffelProblem {
  return new DuffelProblem(422, [invalidField(field, message, code)]);
}

function problemOf(
  issues: readonly v.BaseIssue<unknown>[],
  fieldOf: (path: string[]) => string,
  missing?: string,
): DuffelProblem {
  const entries = issues.map(({ path = [], input, message }) => {
    const field = fieldOf(path.map(({ key }) => String(key)));
    const isMissing = input === undefined;
    const text = `Field '${field.split('/').at(-1)}' ${isMissing ? (missing ?? message) : message}`;
    return invalidField(field, text, isMissing ? 'validation_required' : undefined);
  });
  return new DuffelProblem(422, entries);
}

export function parseData<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.object({ data: schema }), body);
  if (parsed.success) return parsed.output.data;
  throw problemOf(parsed.issues, (path) => path.slice(1).join('/') || 'data', "can't be blank");
}

export function parseQuery<const Schema extends v.GenericSchema>(
  schema: Schema,
  query: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, query);
  if (parsed.success) return parsed.output;
  throw problemOf(parsed.issues, ([name = 'query']) => name);
}

function toProblem(error: unknown): DuffelProblem {
  if (error instanceof DuffelProblem) return error;
  const isBadRequest = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  return refused(isBadRequest ? 'bad_request' : 'internal_server_error');
}

/** Writes the body that Duffel's clients read; anything unforeseen is a masked 500. */
export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, errors } = toProblem(error);
  const id = String(reply.getHeader('x-request-id') ?? randomUUID());
  return reply.code(status).send({ errors, meta: { request_id: id, status } });
}
