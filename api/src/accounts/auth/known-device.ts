import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { cookieHeader, readCookie } from '../../platform/http/cookies';
import { signToken, verifyToken } from '../../platform/keys/key-set';
import type { KeySet } from '../../platform/keys/key-set';

export interface KnownDevice {
  readonly id: string;
  readonly userId: string;
}

const NAME = 'wayfare_device';
/** The cookie is sent nowhere else. */
const PATHS = ['/api/login', '/api/google/login'];
const AUDIENCE = 'wayfare-device';
const ISSUER = 'wayfare';
const SECONDS = 365 * 86_400;

const ClaimsSchema = v.object({ sub: v.string(), jti: v.string() });

/** Null for a missing, forged or year-old cookie. */
export async function readDevice(
  keys: KeySet,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: number,
): Promise<KnownDevice | null> {
  const cookie = readCookie(headers.cookie, NAME);
  if (cookie === undefined) return null;
  try {
    const payload = await verifyToken(keys, cookie, {
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    const { sub, jti } = v.parse(ClaimsSchema, payload);
    return { id: jti, userId: sub };
  } catch {
    return null;
  }
}

export async function rememberDevice(
  keys: KeySet,
  reply: FastifyReply,
  {
    device,
    userId,
    now,
    secure,
  }: { device: KnownDevice | null; userId: string; now: number; secure: boolean },
): Promise<void> {
  const id = device?.userId === userId ? device.id : randomUUID();
  const issued = Math.floor(now / 1000);
  const claims = new SignJWT({})
    .setSubject(userId)
    .setJti(id)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + SECONDS);
  const cookie = await signToken(keys, claims);
  for (const path of PATHS)
    void reply.header('set-cookie', cookieHeader(NAME, cookie, { path, maxAge: SECONDS, secure }));
}
