import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readTable } from '../kit/tables';
import rows from './data/refusals.json';

const TYPES = ['api_error', 'card_error', 'idempotency_error', 'invalid_request_error'] as const;

export interface StripeErrorBody {
  type: (typeof TYPES)[number];
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  payment_intent?: object | undefined;
  setup_intent?: object | undefined;
  payment_method?: object | undefined;
}

export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
    this.name = 'StripeProblem';
  }
}

const REFUSALS = readTable(
  rows,
  v.object({
    status: v.optional(v.number(), 400),
    type: v.optional(v.picklist(TYPES), 'invalid_request_error'),
    code: v.optional(v.string()),
    decline_code: v.optional(v.string()),
    param: v.optional(v.string()),
    message: v.string(),
  }),
);

/** A refusal by its name in the table; `values` fill in what its message leaves open, `more` stands beside it. */
export function refused(
  name: keyof typeof rows,
  values: Readonly<Record<string, string | number>> = {},
  more: Partial<StripeErrorBody> = {},
): StripeProblem {
  const { status, message, ...row } = REFUSALS[name];
  const text = message.replaceAll(/\{(\w+)\}/g, (_gap, key: string) => String(values[key]));
  return new StripeProblem(status, { ...row, message: text, ...more });
}

export function toProblem(error: unknown): StripeProblem {
  return error instanceof StripeProblem ? error : refused('internal');
}

export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body } = toProblem(error);
  return reply.code(status).send({ error: body });
}
