import { randomUUID } from 'node:crypto';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  cookieHeaderOf,
  createBrowser,
  mailsTo,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { issueTicket } from '../users/tickets';
import type { TicketKind } from '../users/tickets';
import type { User } from '../users/users.repository';

const NEW_PASSWORD = 'Zonnige#Gracht7';

describeOnDatabases('An account', (database) => {
  let api: AppUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  const ticketFor = (kind: TicketKind, userId: string | null, minutes = 0) =>
    issueTicket(database().orm, { kind, userId, now: NOW + minutes * 60_000 });
  const error = (response: { statusCode: number; json(): unknown }) => ({
    status: response.statusCode,
    ...(
      response.json() as {
        errors: { code: string; field?: string; problem?: string; message?: string }[];
      }
    ).errors[0],
  });

  describe('is recovered', () => {
    let user: User;
    beforeEach(async () => {
      user = await newAccount(database());
    });
    const recover = async (payload: object = {}) =>
      browser.post('/api/recover', {
        ticket: await ticketFor('recovery', user.id),
        password: NEW_PASSWORD,
        ...payload,
      });

    it('ACC-15 with a password that works from then on, in place of the old one', async () => {
      expect((await recover()).json()).toEqual({ result: { ok: true }, errors: [] });
      expect((await browser.login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
      expect((await browser.login(user.email, PASSWORD)).statusCode).toBe(401);
      expect((await mailsTo(database(), user.email)).map(({ kind }) => kind)).toContain(
        'passwordChanged',
      );
    });

    it('and every session of it is over, by token and by cookie', async () => {
      const [phone, laptop] = [await browser.loggedIn(user), await browser.loggedIn(user)];
      await recover();
      for (const { bearer, cookies } of [phone, laptop]) {
        expect(
          (await api.app.inject({ url: '/api/account', headers: bearer })).json(),
        ).toMatchObject({ result: null, errors: ['JsonWebTokenError'] });
        expect(
          (await browser.post('/api/session/refresh', {}, cookieHeaderOf(cookies))).statusCode,
        ).toBe(401);
        expect((await browser.post('/api/session/refresh', {}, bearer)).statusCode).toBe(401);
      }
    });

    it('and every other link that was sent for it is worthless', async () => {
      const other = await ticketFor('recovery', user.id);
      await recover();
      expect(
        error(await browser.post('/api/recover', { ticket: other, password: NEW_PASSWORD })),
      ).toMatchObject({ code: 'TICKET' });
    });

    it('ACC-12 and activated too, for whoever reads the mail has the address', async () => {
      user = await newAccount(database(), { activatedAt: null });
      await recover();
      expect((await browser.login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
    });

    it('although it had no password', async () => {
      user = await newAccount(database(), { passwordHash: null });
      await recover();
      expect((await browser.login(user.email, NEW_PASSWORD)).statusCode).toBe(200);
    });

    it.each<[string, string, string]>([
      ['ACC-18 weak', 'Aa1!aaa', 'passwordWeak'],
      ['5a common', 'Welcome1!', 'passwordCommon'],
    ])(
      'not with a password that is %s, and the link still works',
      async (_what, password, problem) => {
        const ticket = await ticketFor('recovery', user.id);
        expect(error(await recover({ ticket, password }))).toMatchObject({
          status: 422,
          field: 'password',
          problem,
        });
        expect((await recover({ ticket })).statusCode).toBe(200);
      },
    );

    it('not with its own name for a password', async () => {
      user = await newAccount(database(), {
        email: `annabel.${randomUUID().slice(0, 8)}@example.com`,
      });
      expect(error(await recover({ password: `A1!${user.email.split('@')[0]}` }))).toMatchObject({
        status: 422,
        problem: 'passwordCommon',
      });
    });
  });
});
