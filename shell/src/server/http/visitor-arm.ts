import { randomBytes } from 'node:crypto';
import type { LiveSet, LiveSite } from '../releases/live-set';
import { cookieOf } from '../platform/request-facts';

const VISITOR_COOKIE = 'wayfare_visitor';
const VISITOR_DAYS = 30;
const FORM = /^([a-f0-9]{16})(?:\.(\d+\.[a-f0-9]+))?$/;

/** Whom a page is for, as far as releases go. */
export interface Arm {
  site: LiveSite;
  /** others may get other releases for the same address, by their cookie */
  varies: boolean;
  /** tells the browser which arm of the rollout it belongs to; null where it knows, and where there is none */
  cookie: string | null;
}

/**
 * The releases of whoever asks. While a release is rolled out a browser keeps a random number, so that half a visitor's
 * pages don't come from another one, and the arm that it stands for: revision and release set, which caches keep pages by.
 * Without a rollout everybody has the same, and nothing is kept. Null before anything was published.
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
