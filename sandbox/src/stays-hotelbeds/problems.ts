import type { FastifyReply } from 'fastify';
import * as v from 'valibot';

const STATUS = {
  INVALID_REQUEST: 400,
  INVALID_DATA: 400,
  AUTHORIZATION: 403,
  PRODUCT_ERROR: 500,
  SYSTEM_ERROR: 500,
} as const;

export class HotelbedsProblem extends Error {
  constructor(
    readonly code: keyof typeof STATUS,
    message: string,
    readonly status: number = STATUS[code],
  ) {
    super(message);
    this.name = 'HotelbedsProblem';
  }
}

export const productError = (message: string) => new HotelbedsProblem('PRODUCT_ERROR', message);
export const invalidData = (message: string) => new HotelbedsProblem('INVALID_DATA', message);
export const notFound = (message: string) => new HotelbedsProblem('INVALID_DATA', message, 404);

export function parsed<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'request';
  throw new HotelbedsProblem('INVALID_REQUEST', `${field}: ${issue.message}`);
}

export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, code, message } =
    error instanceof HotelbedsProblem
      ? error
      : new HotelbedsProblem('SYSTEM_ERROR', 'Something went wrong.');
  return reply.code(status).send({ error: { code, message } });
}
