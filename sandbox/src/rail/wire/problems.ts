import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { keysOf, readTable } from '../../kit/tables';
import rows from '../data/refusals.json';
import statuses from '../data/statuses.json';
import { inEach, languageOf, translated, type Words } from './words';

type ProblemCode = keyof typeof statuses;

/** A refusal; `details` names what it is about, such as `legs.0.origin` or the id of an item. */
export class RailProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly label: Words,
    readonly details = '',
  ) {
    super(`${code} ${label.en} ${details}`.trim());
    this.name = 'RailProblem';
  }
}

const REFUSALS = readTable(
  rows,
  v.object({ code: v.picklist(keysOf(statuses)), en: v.string(), nl: v.string() }),
);
export type RefusalName = keyof typeof rows;

/** What is answered, by its name in the table; `value` fills in what its text leaves open. */
export function refused(
  name: RefusalName,
  details?: string,
  value: string | number = '',
): RailProblem {
  const { code, ...words } = REFUSALS[name];
  const label = inEach((language) => words[language].replace('{value}', String(value)));
  return new RailProblem(code, label, details);
}

export function wordsOf(name: RefusalName): Words {
  return REFUSALS[name];
}

/** Reads a body or a query and refuses it, naming the first field that is wrong. */
export function parseWith<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [{ path = [], message }] = parsed.issues;
  throw refused('not-valid', path.map(({ key }) => String(key)).join('.'), message);
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const isBadRequest = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  const { code, label, details } =
    error instanceof RailProblem ? error : refused(isBadRequest ? 'not-json' : 'internal');
  const answer = { errors: [{ code, label, details }] };
  return reply.code(statuses[code]).send(translated(answer, languageOf(request)));
}
