import { CALLBACK_PATH, ROLES, SIGN_IN_PATH, SIGN_IN_PROBLEMS } from '@wayfare/desk-contract';
import type { Role } from '@wayfare/desk-contract';
import { DEFAULT_LANGUAGE, safeReturnPath } from '@wayfare/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { begin, comeBack } from '../../accounts/identity/transaction';
import { IdentityFailure } from '../../ports/identity';
import type { Identity, IdentityProvider } from '../../ports/identity';
import type { DeskCalls } from './desk-route';
import { actorOf, noteAct } from './note-act';
import { beginSession } from './operator-sessions';

type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

interface SignInDeps {
  readonly provider: IdentityProvider;
  /** what stands before a role in the issuer's claim */
  readonly rolePrefix: string;
}

const TextSchema = v.fallback(v.optional(v.string()), undefined);
const QuerySchema = v.object({ return: TextSchema, state: TextSchema });

const PER_MINUTE = { rateLimit: { max: 30, timeWindow: '1 minute' } } as const;

/** The highest that the claim names; null for none. */
const roleIn = (claimed: readonly string[], prefix: string): Role | null =>
  ROLES.findLast((role) => claimed.includes(`${prefix}${role}`)) ?? null;

function personOf({ subject, name, lastname, email }: Identity) {
  const full = `${name} ${lastname}`.trim();
  return { id: subject, name: full === '' ? email || subject : full };
}

const problemPage = (problem: SignInProblem) => `/?${new URLSearchParams({ problem })}`;

/** OpenID Connect: to the issuer and back, with state, nonce and a proof key bound to the asking browser. */
export function signInRoutes(calls: DeskCalls, { provider, rolePrefix }: SignInDeps): void {
  const { app, database, clock, origin, cookies } = calls;
  const { orm } = database;
  const go = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', 'no-store').redirect(path);

  async function refused(problem: SignInProblem, identity?: Identity): Promise<string> {
    const object = identity === undefined ? 'operator:unknown' : actorOf({ id: identity.subject });
    await noteAct(orm, {
      ...{ actor: 'visitor', act: 'desk.sign-in', object, outcome: 'refused' },
      facts: { reason: problem },
    });
    return problemPage(problem);
  }

  function failed({ log }: FastifyRequest, error: unknown): Promise<string> {
    if (!(error instanceof IdentityFailure)) throw error;
    log.error({ reason: error.message }, 'a sign-in at the desk failed');
    return refused('failed');
  }

  async function begun(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const path = safeReturnPath(v.parse(QuerySchema, request.query).return);
    const language = DEFAULT_LANGUAGE;
    const { secret, checks } = await begin(orm, { path, language }, clock());
    const redirectUri = `${origin}${CALLBACK_PATH}`;
    const url = await provider.signInUrl({ ...checks, redirectUri, language });
    cookies.signIn.keep(reply, secret);
    return url;
  }

  async function letIn(reply: FastifyReply, identity: Identity, path: string): Promise<string> {
    const role = roleIn(identity.roles ?? [], rolePrefix);
    if (role === null) return refused('no-role', identity);
    const operator = personOf(identity);
    const secret = await beginSession(database, { operator, role }, new Date(clock()));
    cookies.session.keep(reply, secret);
    return path;
  }

  async function back(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { state } = v.parse(QuerySchema, request.query);
    const begunWith = await comeBack(orm, cookies.signIn.read(request), state, clock());
    if (begunWith === null) return problemPage('expired');
    cookies.signIn.forget(reply);
    const identity = await provider.identify(new URL(request.url, origin), begunWith.checks);
    return identity === null ? refused('denied') : letIn(reply, identity, begunWith.path);
  }

  app.get(SIGN_IN_PATH, { config: PER_MINUTE }, async (request, reply) =>
    go(reply, await begun(request, reply).catch((error: unknown) => failed(request, error))),
  );
  app.get(CALLBACK_PATH, { config: PER_MINUTE }, async (request, reply) => {
    const path = await back(request, reply).catch((error: unknown) => failed(request, error));
    return go(reply, path);
  });
}
