import { randomUUID } from 'node:crypto';
import { NOW } from '../../../test/clients/app';
import { newBrowser } from '../../../test/clients/browser-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { identities, users } from '../../platform/db/schema/accounts';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../../test/sandbox/sandbox-process';
import {
  address,
  body,
  credentialOf,
  problemOf,
  signInSteps,
  startSite,
  typed,
  userOf,
  type SignInSteps,
  type Site,
} from '../../../test/clients/sign-in';

describeOnDatabase('Signing in by somebody else’s account', (database) => {
  let sandbox: RunningSandbox;
  let site: Site;
  let steps: SignInSteps;

  beforeAll(async () => {
    sandbox = await runningSandbox();
    site = await startSite(database(), { SANDBOX_URL: sandbox.origin, SMTP_URL: sandbox.smtpUrl });
    steps = signInSteps(site);
  }, 90_000);
  afterAll(async () => {
    await site.close();
    await sandbox.stop();
  });

  describe('links', () => {
    const insert = async (email: string, change: Partial<typeof users.$inferInsert> = {}) => {
      const at = new Date(NOW - 86_400_000);
      const user = {
        id: randomUUID(),
        email,
        name: 'Old',
        lastname: 'Name',
        language: 'nl' as const,
        passwordHash: 'hash',
        activatedAt: at,
        termsAcceptedAt: at,
        createdAt: at,
        ...change,
      };
      await database().orm.insert(users).values(user);
      return user.id;
    };

    it('OQ-10 a verified address without an account to a new, active one', async () => {
      const email = address();
      const { result } = body(await steps.signIn(typed(email)));
      expect(await userOf(database(), email)).toMatchObject({
        id: result.user,
        passwordHash: null,
        language: 'en',
        lastname: '',
        activatedAt: new Date(NOW),
        termsAcceptedAt: new Date(NOW),
      });
    });

    it('OQ-10 a verified address to its account, in whatever letters, and leaves the account as it is', async () => {
      const email = address();
      const id = await insert(email);
      expect(body(await steps.signIn(typed(email.toUpperCase()))).result).toMatchObject({
        user: id,
        name: 'Old',
        language: 'nl',
      });
      expect(await userOf(database(), email)).toMatchObject({
        passwordHash: 'hash',
        name: 'Old',
        activatedAt: new Date(NOW - 86_400_000),
      });
    });

    it('OQ-10 a verified address to an account that was never activated, which whoever registered it loses', async () => {
      const email = address();
      const id = await insert(email, { activatedAt: null });
      const times = {
        rotated_at: new Date(NOW),
        created_at: new Date(NOW),
        expires_at: new Date(NOW + 3_600_000),
      };
      await database().pool.query(
        'INSERT INTO sessions (id, principal, role, refresh_hash, last_token_id, rotated_at, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
        [randomUUID(), id, 'user', 'x', 'x', ...Object.values(times)],
      );
      const { result } = body(await steps.signIn(typed(email)));
      expect(result.user).toBe(id);
      const user = await userOf(database(), email);
      expect(user).toMatchObject({ passwordHash: null, activatedAt: new Date(NOW) });
      expect(user?.name).not.toBe('Old');
      const { rows } = await database().pool.query<{ running: string }>(
        'SELECT count(*) AS running FROM sessions WHERE principal = $1 AND revoked_at IS NULL',
        [id],
      );
      // the one that has just begun
      expect(rows[0]?.running).toBe('1');
    });

    it.each([true, false])(
      'OQ-10 no address that is not verified (with an account: %p)',
      async (hasAccount) => {
        const email = address();
        if (hasAccount) await insert(email);
        expect(
          problemOf(await steps.wayBack(newBrowser(), { email }, steps.start('/trains'))),
        ).toEqual(['/user/login', 'unverified', '/trains', '']);
        expect((await userOf(database(), email)) !== undefined).toBe(hasAccount);
      },
    );

    it('OQ-10 somebody who has signed in before to the same account, verified or not, whatever its address is by now', async () => {
      const email = address();
      const { result } = body(await steps.signIn(typed(email)));
      await database().pool.query('UPDATE users SET email = $1 WHERE id = $2', [
        address(),
        result.user,
      ]);
      expect(body(await steps.signIn({ email })).result.user).toBe(result.user);
    });

    it('one account for one new person who comes twice at once', async () => {
      const email = address();
      const [one, two] = [newBrowser(), newBrowser()];
      const callbacks = [
        await steps.answered(one, typed(email)),
        await steps.answered(two, typed(email)),
      ];
      const pages = await Promise.all([one.open(callbacks[0] ?? ''), two.open(callbacks[1] ?? '')]);
      expect(pages.map(({ location }) => credentialOf(new URL(location)) !== '')).toEqual([
        true,
        true,
      ]);
      const id = (await userOf(database(), email))?.id;
      expect(
        (await database().orm.select().from(identities)).filter(({ userId }) => userId === id),
      ).toHaveLength(1);
    });
  });
});
