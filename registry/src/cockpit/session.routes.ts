import { ReleaseError } from '@wayfare/releases';
import {
  COCKPIT_SESSION,
  SignInSchema,
  type CockpitSession,
} from '@wayfare/releases/service/cockpit-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cookieOf, cookieToken, MOST_SECONDS } from '../access/cockpit-cookie';
import { type Caller, callerOf } from '../access/known-tokens';
import { checkOwnPage } from '../access/own-page';
import type { Service } from '../app';
import { attempts } from './attempts';

const LIMIT = { most: 20, windowMs: 60_000 };

const sessionOf = ({ actor, team, kind, verticals, expiresAt }: Caller): CockpitSession => ({
  actor,
  team,
  kind,
  verticals,
  expiresAt,
});

const NOBODY = 'nobody is signed in';

/** Signing in to the cockpit: a token that is good comes back as a cookie that no script can read. */
export function registerSession({ app, tokens, config }: Service): void {
  const mayTry = attempts({ ...LIMIT, now: () => tokens.now().getTime() });
  const isSecure = ({ headers }: FastifyRequest) =>
    (config.origin ?? headers.origin ?? '').startsWith('https:');
  const answer = (reply: FastifyReply, body: object) =>
    reply.header('cache-control', 'no-store').send(body);

  app.get(COCKPIT_SESSION, async ({ headers }, reply) => {
    const token = cookieToken(headers.cookie);
    if (token === undefined) throw new ReleaseError('TOKEN', NOBODY);
    return answer(reply, sessionOf(await callerOf(token, tokens)));
  });

  app.post(COCKPIT_SESSION, async (request, reply) => {
    checkOwnPage(request, config.origin);
    if (!mayTry(request.ip)) throw new ReleaseError('LIMIT', 'too many attempts: wait a minute');
    const asked = v.safeParse(SignInSchema, request.body);
    if (!asked.success) throw new ReleaseError('REQUEST', 'signing in takes a token');
    const { token } = asked.output;
    const caller = await callerOf(token, tokens);
    const left = Math.floor((Date.parse(caller.expiresAt) - tokens.now().getTime()) / 1_000);
    const seconds = Math.min(MOST_SECONDS, left);
    void reply.header('set-cookie', cookieOf(token, seconds, isSecure(request)));
    return answer(reply, sessionOf(caller));
  });

  app.delete(COCKPIT_SESSION, async (request, reply) => {
    checkOwnPage(request, config.origin);
    void reply.header('set-cookie', cookieOf('', 0, isSecure(request)));
    return answer(reply, {});
  });
}
