import type { FastifyInstance } from 'fastify';
import { Problem, TokenError } from './problem';
import type { RequestContext } from './route';

export type Role = 'anonymous' | 'user';

/** Each anonymous session is a principal of its own (SES-24, decision 5a). */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  readonly tokenId: string;
}

export type VerifyToken = (token: string, now: number) => Promise<Principal>;
/** `isOfPage`: the shell presents its own token for a page that it renders. */
export type VerifyCall = (token: string, now: number, isOfPage: boolean) => Promise<Principal>;

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    /** milliseconds since the epoch, see `useTestClock` */
    now: number;
  }
  interface FastifyContextConfig {
    access?: 'public' | 'token';
    isIdempotent?: boolean;
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
const LONGEST_TOKEN = 2_000;

export function bearerToken(header: string | undefined): string | null {
  if (header === undefined || header.length > LONGEST_TOKEN) return null;
  return BEARER.exec(header)?.[1] ?? null;
}

/** Deny by default: only `access: 'public'` needs no token (API-44, SES-22). */
export function registerTokens(api: FastifyInstance, verify: VerifyCall): void {
  // after the rate limit, which counts guesses too, and before the body is read
  api.addHook('preParsing', async (request, _reply, payload) => {
    if (request.is404 || request.routeOptions.config.access === 'public') return payload;
    const token = bearerToken(request.headers.authorization);
    if (token === null) throw new TokenError();
    request.principal = await verify(token, request.now, request.isOfPage);
    return payload;
  });
}

export function requirePrincipal({ principal }: Pick<RequestContext, 'principal'>): Principal {
  if (principal === null) throw new TokenError();
  return principal;
}

/** A visitor is asked to log in (SES-23). */
export function requireUser(context: Pick<RequestContext, 'principal'>): Principal {
  const principal = requirePrincipal(context);
  if (principal.role !== 'user') throw new Problem('MUST_BE_LOGGED');
  return principal;
}
