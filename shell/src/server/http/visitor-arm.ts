import { randomBytes } from 'node:crypto';
import type { LiveSet, LiveSite } from '../releases/live-set';
import { cookieOf } from '../platform/request-facts';

const VISITOR_COOKIE = 'wayfare_visitor';
const VISITOR_DAYS = 30;
const FORM = /^([a-f0-9]{16})(?:\.(\d+\.[a-f0-9]+))?$/;

export interface Arm {
  site: LiveSite;
  varies: boolean;
  cookie: string | null;
}

/**
 * The releases of a visitor. During a rollout a cookie keeps a random number and its arm (revision
 * and set, which caches vary by); null before anything was published.
 */
export function armOf(
  live: Pick<LiveSet, 'forVisitor' | 'varies' | 'revision'>,
  cookies: string | undefined,
  isHttps: boolean,
): Arm | null {
  const varies = live.varies();
  const [, known, arm] = FORM.exec((varies ? cookieOf(cookies, VISITOR_COOKIE) : null) ?? '') ?? [];
  const visitor = known ?? (varies ? randomBytes(8).toString('hex') : '');
  const site = live.forVisitor(visitor);
  if (site === null) return null;
  const own = `${live.revision()}.${site.plan.id}`;
  if (!varies || arm === own) return { site, varies, cookie: null };
  return {
    site,
    varies,
    cookie: `${VISITOR_COOKIE}=${visitor}.${own}; Max-Age=${VISITOR_DAYS * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  };
}
