import type { ErrorCode } from '@wayfare/api-contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { users } from '../platform/db/schema/accounts';
import { auditEvents } from '../platform/db/schema/audit';
import { bookings } from '../platform/db/schema/bookings';
import { correlationId } from '../platform/http/correlation-id';
import { Problem } from '../platform/http/problem';

/** Who may not. Calls that came too often are counted by the metrics: a row for each would help the flood. */
const OF_ACCOUNTS: ReadonlySet<ErrorCode> = new Set([
  'ATTEMPTS',
  'ACCOUNT_LOCKED',
  'NOT_ACTIVATED',
  'SIGN_IN_FAILED',
  'TICKET',
  'MUST_BE_LOGGED',
]);

const TextSchema = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined);
const AskedSchema = v.object({
  user: TextSchema,
  booking_id: TextSchema,
  reference: TextSchema,
  access: v.fallback(v.optional(v.object({ reference: TextSchema })), undefined),
});

type Asked = Partial<v.InferOutput<typeof AskedSchema>>;

function askedOf({ body }: FastifyRequest): Asked {
  const asked = v.safeParse(AskedSchema, body);
  return asked.success ? asked.output : {};
}

/** One statement whether it exists or not, so that its time tells nothing. */
const accountOf = ({ user = '' }: Asked) =>
  sql`coalesce((SELECT 'account:' || ${users.id} FROM ${users} WHERE ${users.email} = ${user.trim().toLowerCase()}), 'account:unknown')`;

const bookingOf = ({ booking_id: id = '', reference, access }: Asked) =>
  sql`coalesce((SELECT 'booking:' || ${bookings.id} FROM ${bookings} WHERE ${bookings.id} = ${id} OR ${bookings.reference} = ${reference ?? access?.reference ?? ''} LIMIT 1), 'booking:unknown')`;

function objectOf(problem: Problem, request: FastifyRequest): SQL | null {
  if (problem.text === 'booking.unknown' || problem.text === 'booking.pinNeeded')
    return bookingOf(askedOf(request));
  if (!OF_ACCOUNTS.has(problem.problemCode)) return null;
  const { principal } = request;
  return principal?.role === 'user'
    ? sql`${`account:${principal.id}`}`
    : accountOf(askedOf(request));
}

/** Each refusal of a person, once, before it is answered; a log that cannot be written stops no answer. */
export function noteRefusals(api: FastifyInstance, { orm }: Pick<Database, 'orm'>): void {
  api.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof Problem)) return;
    const object = objectOf(error, request);
    if (object === null) return;
    const { principal } = request;
    await orm
      .insert(auditEvents)
      .values({
        actor: principal?.role === 'user' ? `account:${principal.id}` : 'visitor',
        act: `${request.method} ${request.routeOptions.url ?? ''}`,
        object,
        outcome: 'refused',
        correlationId: correlationId(request),
        facts: { reason: error.problemCode },
      })
      .catch((err: unknown) => request.log.error({ err }, 'a refusal is not in the audit log'));
  });
}
