import { mayAs, session as sessionCall, signOut } from '@wayfare/desk-contract';
import type { DeskCall } from '@wayfare/desk-contract';
import type { Clock } from '@wayfare/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../platform/db/database';
import { once } from '../../platform/http/idempotency';
import { unusableField } from '../../platform/http/unusable-text';
import type { RequestHashes } from '../../platform/records/request-hashes';
import type { DeskCookies } from './desk-cookies';
import { DeskProblem, toDeskProblem } from './desk-problem';
import { actorOf, noteAct } from './note-act';
import type { Noted } from './note-act';
import { useSession } from './operator-sessions';
import type { OperatorSession } from './operator-sessions';

export interface CallContext {
  readonly session: OperatorSession;
  readonly now: Date;
  readonly reply: FastifyReply;
  /** unique to this wish of this operator; empty where nothing is changed */
  readonly requestKey: string;
  /** what the audit log says beside the call's name */
  tell(noted: Partial<Pick<Noted, 'object' | 'facts'>>): void;
}

export interface DeskCalls {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly requestHashes: RequestHashes;
  readonly clock: Clock;
  readonly origin: string;
  readonly cookies: DeskCookies;
}

const KEY = /^[\x21-\x7e]{8,255}$/;

/** CSRF: also a page of the same site is another origin. */
function checkOrigin({ method, headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin';
  if (method === 'POST' && (headers.origin !== origin || isForeign))
    throw new DeskProblem('FOREIGN_ORIGIN');
}

function parsed<Request>(schema: v.GenericSchema<Request>, body: unknown): Request {
  const unusable = unusableField(body, 'any');
  if (unusable !== null) throw new DeskProblem('INVALID_REQUEST', { field: unusable });
  const { success, output, issues } = v.safeParse(schema, body ?? {});
  if (success) return output;
  const field = issues[0] === undefined ? null : v.getDotPath(issues[0]);
  throw new DeskProblem('INVALID_REQUEST', field === null ? {} : { field });
}

function keyOf({ headers }: FastifyRequest, acts: boolean): string {
  if (!acts) return '';
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key))
    throw new DeskProblem('INVALID_REQUEST', { field: 'Idempotency-Key' });
  return key;
}

/** `/api/bookings/show` is `look.bookings.show`. */
const nameOf = ({ path, acts }: Pick<DeskCall<never, never>, 'path' | 'acts'>) =>
  `${acts ? 'desk' : 'look'}${path.replace(/^\/api/, '').replaceAll('/', '.')}`;

const bookingIn = (request: unknown): string => {
  const { bookingId } = Object(request);
  return typeof bookingId === 'string' ? `booking:${bookingId}` : 'booking:none';
};

async function signedIn(
  { database, cookies }: DeskCalls,
  request: FastifyRequest,
  now: Date,
): Promise<OperatorSession> {
  const secret = cookies.session.read(request);
  const session = secret === null ? null : await useSession(database.orm, secret, now);
  if (session === null) throw new DeskProblem('NOT_SIGNED_IN');
  return session;
}

type Handler<Request, Result> = (request: Request, context: CallContext) => Promise<Result>;

/** Not of bookings; the sessions tell of their begin and end themselves. */
const UNTOLD: ReadonlySet<string> = new Set([sessionCall.path, signOut.path]);

interface Asked {
  readonly owner: string;
  readonly key: string;
  readonly request: unknown;
  readonly now: number;
}

/** The first answer again for the same key; of several at once each runs, and its own unique rows keep it single. */
async function answered<Request, Result extends object>(
  { database, requestHashes }: DeskCalls,
  { path, result }: DeskCall<Request, Result>,
  { request, ...asked }: Asked,
  run: () => Promise<Result>,
): Promise<Result> {
  const schema = result as v.GenericSchema<unknown, Result>;
  const kept = { database, requestHashes };
  return once(kept, { ...asked, request: { path, request }, schema }, run);
}

/**
 * One call of the contract: origin, session, role and request are looked at in this order, and whatever somebody who is
 * signed in looked at, did or was refused is in the audit log before the answer leaves.
 */
export function deskRoute<Request, Result extends object>(
  calls: DeskCalls,
  call: DeskCall<Request, Result>,
  handler: Handler<Request, Result>,
): void {
  const { app, database, clock, origin } = calls;
  const act = nameOf(call);

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<Result> {
    checkOrigin(request, origin);
    const now = new Date(clock());
    const session = await signedIn(calls, request, now);
    const actor = actorOf(session.operator);
    let told: Pick<Noted, 'object' | 'facts'> = { object: 'booking:none', facts: {} };
    const tell = (more: Partial<typeof told>) => void (told = { ...told, ...more });
    const note = async (noted: Omit<Noted, 'actor' | 'act'>) => {
      if (!UNTOLD.has(call.path)) await noteAct(database.orm, { actor, act, ...noted });
    };
    try {
      if (!mayAs(session.role, call.role)) throw new DeskProblem('ROLE_MISSING');
      const asked = parsed(call.request, request.body);
      const key = keyOf(request, call.acts);
      tell({ object: bookingIn(asked) });
      const requestKey = call.acts ? `${actor} ${call.path} ${key}` : '';
      let isRun = false;
      const run = () => {
        isRun = true;
        return handler(asked, { session, now, reply, requestKey, tell });
      };
      const wish = { owner: actor, key, request: asked, now: now.getTime() };
      const result = call.acts ? await answered(calls, call, wish, run) : await run();
      if (!isRun) tell({ facts: { isRepeated: true } });
      await note({ outcome: 'done', ...told });
      return result;
    } catch (error) {
      const problem = toDeskProblem(error);
      const isUnknown = problem.code === 'NOT_FOUND';
      const object = isUnknown ? 'booking:unknown' : told.object;
      const facts = { ...told.facts, reason: problem.code };
      await note({ outcome: 'refused', object, facts });
      throw error;
    }
  }

  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const result = await handle(request, reply);
      return reply.header('cache-control', 'no-store').send(result);
    },
  });
}
