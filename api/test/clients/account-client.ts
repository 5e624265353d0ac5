import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { desc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { NOW } from './app';
import type { AppUnderTest } from './app';
import type { Database } from '../../src/platform/db/database';
import { accountMails } from '../../src/platform/db/schema/accounts';
import { createPasswords } from '../../src/accounts/auth/passwords';
import { insertUser } from '../../src/accounts/users/users.repository';
import type { User } from '../../src/accounts/users/users.repository';

/* For tests: accounts with a password, and what a browser does to get into one. */

export const PASSWORD = 'Kanaal!2026';
export const WRONG = 'Kanaal!2025';

const MINUTE = 60_000;
const passwords = createPasswords();
const hashed = passwords.hash(PASSWORD);

/** Headers of a request that many minutes after the start of the tests. */
export const at = (minutes: number) => ({
  'x-test-clock': new Date(NOW + minutes * MINUTE).toISOString(),
});

export type Headers = Readonly<Record<string, string>>;

const ChallengeSchema = v.object({
  result: v.object({ challenge: v.custom<Challenge>((value) => typeof value === 'object') }),
});

/** An account with `PASSWORD`, activated and signed in to before. */
export async function newAccount(
  { orm }: Pick<Database, 'orm'>,
  changes: Partial<User> = {},
): Promise<User> {
  const start = new Date(NOW - 86_400_000);
  const times = {
    activatedAt: start,
    firstLoginAt: start,
    termsAcceptedAt: start,
    createdAt: start,
  };
  const user = await insertUser(orm, {
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    name: 'Sanne',
    lastname: 'Bakker',
    language: 'nl',
    passwordHash: await hashed,
    ...times,
    ...changes,
  });
  if (user === null) throw new Error('this address has an account');
  return user;
}

/** The mails that wait for an address, the newest first. */
export async function mailsTo({ orm }: Pick<Database, 'orm'>, address: string) {
  return orm
    .select()
    .from(accountMails)
    .where(eq(accountMails.address, address))
    .orderBy(desc(accountMails.createdAt));
}

/** Every cookie of an answer as a browser would send it. */
export function cookiesOf({
  cookies,
}: Pick<LightMyRequestResponse, 'cookies'>): Record<string, string> {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

export const cookieHeaderOf = (cookies: Readonly<Record<string, string>>) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});

export function createBrowser({ app }: Pick<AppUnderTest, 'app'>) {
  const browser = {
    post: (url: string, payload: object = {}, headers: Headers = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...headers } }),

    async captcha(headers: Headers = {}): Promise<string> {
      const { challenge } = v.parse(
        ChallengeSchema,
        (await app.inject({ url: '/api/captcha', headers: { ...headers } })).json(),
      ).result;
      return JSON.stringify({
        challenge,
        solution: await solveChallenge({ challenge, deriveKey }),
      });
    },

    /** a call with a captcha that is solved at the time of the call */
    async postSolved(url: string, payload: object, headers: Headers = {}) {
      return browser.post(url, { captcha: await browser.captcha(headers), ...payload }, headers);
    },

    login: (user: string, password: string, headers: Headers = {}) =>
      browser.postSolved('/api/login', { user, password, origin: 'web' }, headers),

    /** a token of somebody who logs in, and the cookies that come with it */
    async loggedIn(user: User, headers: Headers = {}) {
      const response = await browser.login(user.email, PASSWORD, headers);
      const { token } = v.parse(
        v.object({ result: v.object({ token: v.string() }) }),
        response.json(),
      ).result;
      return { token, bearer: { authorization: `Bearer ${token}` }, cookies: cookiesOf(response) };
    },
  };
  return browser;
}

export type Browser = ReturnType<typeof createBrowser>;
