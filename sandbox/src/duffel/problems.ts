import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readTable } from '../kit/tables';
import rows from './refusals.json';

const REQUIRED = 'validation_required';
const BLANK = "can't be blank";
const nameOf = (field: string): string => field.split('/').at(-1) ?? field;

/** `field` is where it stands in `data`: `slices/0/origin`. */
function invalidField(field: string, message: string, code = 'validation_invalid') {
  return {
    type: 'validation_error',
    code,
    title: code === REQUIRED ? 'Required field' : 'Invalid field',
    message,
    source: { field: nameOf(field), pointer: `/${field}` },
  };
}

type Invalid = ReturnType<typeof invalidField>;

export class DuffelProblem extends Error {
  constructor(
    readonly status: number,
    readonly errors: readonly (Omit<Invalid, 'source'> & Partial<Invalid>)[],
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

/** A refusal by its code; `message` where it has another cause than the usual one. */
export function refused(code: keyof typeof rows, message = REFUSALS[code].message): DuffelProblem {
  const { status, type, title } = REFUSALS[code];
  return new DuffelProblem(status, [{ type, code, title, message }]);
}

export function notFound(what: string): DuffelProblem {
  return refused('not_found', `The ${what} you are trying to access does not exist.`);
}

type Rule = readonly [isBroken: boolean, field: string, message: string, code?: string];

/** Rules that a schema cannot hold: 422 with an entry for each that is broken. */
export function checkRules(rules: readonly Rule[]): void {
  const broken = rules.filter(([isBroken]) => isBroken);
  if (broken.length > 0)
    throw new DuffelProblem(
      422,
      broken.map(([, field, message, code]) =>
        invalidField(field, `Field '${nameOf(field)}' ${message}`, code),
      ),
    );
}

/** `fieldOf` names the field that is wrong by its way through the input. */
function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  fieldOf: (path: string[]) => string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const entries = parsed.issues.map(({ path = [], input: value, message }) => {
    const field = fieldOf(path.map(({ key }) => String(key)));
    const [what, code] = value === undefined ? [BLANK, REQUIRED] : [message];
    return invalidField(field, `Field '${nameOf(field)}' ${what}`, code);
  });
  throw new DuffelProblem(422, entries);
}

export function parseData<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  return parse(v.object({ data: schema }), body, (path) => path.slice(1).join('/') || 'data').data;
}

export function parseQuery<const Schema extends v.GenericSchema>(schema: Schema, query: unknown) {
  return parse(schema, query, ([name = 'query']) => name);
}

/** Writes the body that Duffel's clients read; anything unforeseen is a masked 500. */
export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const isBadRequest = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  const { status, errors } =
    error instanceof DuffelProblem
      ? error
      : refused(isBadRequest ? 'bad_request' : 'internal_server_error');
  const id = String(reply.getHeader('x-request-id') ?? randomUUID());
  return reply.code(status).send({ errors, meta: { request_id: id, status } });
}
