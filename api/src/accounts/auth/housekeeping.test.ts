import { NOW } from '../../../test/clients/app';
import { newAccount } from '../../../test/clients/account-client';
import { loginFailures, tickets, usedCaptchas } from '../../platform/db/schema/accounts';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { forgetOldAccountRows } from './housekeeping';
import { issueTicket } from '../users/tickets';
import { findUser } from '../users/users.repository';

const MINUTE = 60_000;
const DAY = 1_440;

describeOnDatabases('Housekeeping', (database) => {
  const clean = (minutes: number) =>
    forgetOldAccountRows(database().orm, new Date(NOW + minutes * MINUTE));

  it.each([
    [0, [1, 1, 1]],
    [10, [1, 0, 1]],
    [30, [1, 0, 0]],
    [60, [0, 0, 0]],
  ])(
    'deletes tickets, captchas and failures when they are over, after %i minutes',
    async (minutes, left) => {
      const { orm } = database();
      for (const table of [tickets, usedCaptchas, loginFailures]) await orm.delete(table);
      await issueTicket(orm, { kind: 'recovery', now: NOW });
      await orm.insert(usedCaptchas).values({ id: 'one', expiresAt: new Date(NOW + 10 * MINUTE) });
      await orm.insert(loginFailures).values({
        key: 'one',
        failures: 5,
        lastAt: new Date(NOW),
        lockedUntil: new Date(NOW + 30 * MINUTE),
      });
      await clean(minutes);
      expect(
        await Promise.all([tickets, usedCaptchas, loginFailures].map((table) => orm.$count(table))),
      ).toEqual(left);
    },
  );

  it.each<[string, number, boolean]>([
    ['waits for its activation for 29 days', 29, true],
    ['was not activated in 30 days', 30, false],
  ])('of an account that %s', async (_what, days, stays) => {
    const { orm } = database();
    const waiting = await newAccount(database(), { activatedAt: null, createdAt: new Date(NOW) });
    const active = await newAccount(database(), { createdAt: new Date(NOW) });
    await clean(days * DAY);
    expect([
      (await findUser(orm, waiting.id)) !== null,
      (await findUser(orm, active.id)) !== null,
    ]).toEqual([stays, true]);
  });
});
