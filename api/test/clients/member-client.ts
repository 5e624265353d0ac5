import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database } from '../../src/platform/db/database';
import { users } from '../../src/platform/db/schema/accounts';
import { sessions } from '../../src/platform/db/schema/sessions';
import type { User } from '../../src/accounts/users/users.repository';
import type { SigningKeys } from '../../src/platform/keys/signing-keys';
import { signToken } from '../../src/accounts/session/token';

/* For tests: somebody with an account and a running session, without the way in by a password or a mail. */

export const PASSWORD = 'Kanaal!2026';

/** Argon2id as elsewhere, at no cost worth speaking of. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
const HOUR = 3_600_000;

export interface Member {
  readonly user: User;
  readonly sessionId: string;
  readonly authorization: string;
  readonly headers: { readonly authorization: string };
}

interface Site {
  readonly database: Pick<Database, 'orm'>;
  readonly keys: SigningKeys;
  readonly now: number;
}

interface SessionWish {
  readonly userAgent?: string;
  /** milliseconds since the epoch */
  readonly startedAt?: number;
}

/** One more session of a user; its id and a token of it. */
export async function openMemberSession(
  { database, keys, now }: Site,
  userId: string,
  { userAgent = '', startedAt = now }: SessionWish = {},
): Promise<Omit<Member, 'user'>> {
  const sessionId = randomUUID();
  const { token, tokenId } = await signToken(
    keys.sessions,
    { id: userId, role: 'user', sessionId },
    now,
  );
  const at = new Date(startedAt);
  const times = { createdAt: at, rotatedAt: at, seenAt: at, expiresAt: new Date(now + HOUR) };
  await database.orm.insert(sessions).values({
    id: sessionId,
    principal: userId,
    role: 'user',
    refreshHash: `unused-${sessionId}`,
    lastTokenId: tokenId,
    userAgent,
    ...times,
  });
  const authorization = `Bearer ${token}`;
  return { sessionId, authorization, headers: { authorization } };
}

/** An activated account with `PASSWORD` and one session. `password: null` makes one that signs in by somebody else's account alone. */
export async function signedInMember(
  site: Site,
  {
    password = PASSWORD,
    ...wish
  }: Partial<Omit<User, 'passwordHash'>> & { password?: string | null } = {},
): Promise<Member> {
  const id = randomUUID();
  const at = new Date(site.now);
  const passwordHash = password === null ? null : await hash(password, CHEAP);
  const times = { activatedAt: at, firstLoginAt: at, termsAcceptedAt: at, createdAt: at };
  const user: User = {
    id,
    email: `${id}@example.com`,
    name: 'Sanne',
    lastname: 'Bakker',
    language: 'en',
    picture: null,
    country: null,
    company: null,
    ...times,
    ...wish,
    passwordHash,
  };
  await site.database.orm.insert(users).values(user);
  return { user, ...(await openMemberSession(site, user.id)) };
}
