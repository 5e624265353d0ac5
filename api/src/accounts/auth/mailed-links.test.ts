import { randomUUID } from 'node:crypto';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  at,
  createBrowser,
  mailsTo,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { error } from '../../../test/cases/refusal';
import { issueTicket } from '../users/tickets';
import type { TicketKind } from '../users/tickets';
import type { User } from '../users/users.repository';

const NEW_PASSWORD = 'Zonnige#Gracht7';

describeOnDatabases('An account that was mailed to', (database) => {
  let api: AppUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  const kinds = async (address: string) =>
    (await mailsTo(database(), address)).map(({ kind, language }) => [kind, language]);
  const ticketFor = (kind: TicketKind, userId: string | null, minutes = 0) =>
    issueTicket(database().orm, { kind, userId, now: NOW + minutes * 60_000 });

  it('ACC-16 has a link that can be looked at without using it', async () => {
    const { id } = await newAccount(database(), {});
    const ticket = await ticketFor('recovery', id);
    const look = () => browser.post('/api/recover/check', { ticket });
    expect((await look()).statusCode).toBe(200);
    expect(
      (await browser.post('/api/recover', { ticket, password: NEW_PASSWORD })).statusCode,
    ).toBe(200);
    expect(error(await look())).toMatchObject({ status: 410, code: 'TICKET' });
    expect(
      error(
        await browser.post('/api/recover/check', { ticket: await ticketFor('activation', id) }),
      ),
    ).toMatchObject({ status: 410, code: 'TICKET' });
  });

  describe('has a link that', () => {
    const open = (kind: 'activation' | 'recovery', ticket: string, headers = {}) =>
      kind === 'activation'
        ? browser.post('/api/activate', { ticket }, headers)
        : browser.post('/api/recover', { ticket, password: NEW_PASSWORD }, headers);
    const minutes = { activation: 24 * 60, recovery: 60 } as const;

    describe.each(['activation', 'recovery'] as const)('for %s', (kind) => {
      const other = kind === 'activation' ? 'recovery' : 'activation';
      let user: User;
      beforeEach(async () => {
        user = await newAccount(database(), { activatedAt: null });
      });

      it('OQ-80 ACC-15 works once', async () => {
        const ticket = await ticketFor(kind, user.id);
        expect((await open(kind, ticket)).statusCode).toBe(200);
        expect(error(await open(kind, ticket))).toMatchObject({
          status: 410,
          code: 'TICKET',
          message: 'This link does not work any more. Ask for a new one.',
        });
      });

      it('works for one of five at once', async () => {
        const ticket = await ticketFor(kind, user.id);
        const answers = await Promise.all(Array.from({ length: 5 }, () => open(kind, ticket)));
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
          200, 410, 410, 410, 410,
        ]);
      });

      it('OQ-80 works until its time is over', async () => {
        const ticket = await ticketFor(kind, user.id);
        expect((await open(kind, ticket, at(minutes[kind]))).statusCode).toBe(410);
        expect((await open(kind, ticket, at(minutes[kind] - 1))).statusCode).toBe(200);
      });

      it.each<[string, () => Promise<string>]>([
        ['nothing', async () => ''],
        ['words', async () => 'bad'],
        ['a ticket that was never given', async () => 'a'.repeat(43)],
        ['a ticket of another kind', () => ticketFor(other, user.id)],
        ['a ticket of a sign-in', () => ticketFor('credential', user.id)],
        ['a ticket for nobody', () => ticketFor(kind, null)],
        ['SQL', async () => "' OR used_at IS NULL --"],
        [
          'what the database keeps of it',
          async () => {
            await ticketFor(kind, user.id);
            const { rows } = await database().pool.query<{ hash: string }>(
              'SELECT hash FROM tickets WHERE user_id = $1',
              [user.id],
            );
            return rows[0]?.hash ?? '';
          },
        ],
      ])('ACC-13 ACC-16 does not work when it is %s', async (_what, make) => {
        expect(error(await open(kind, await make()))).toMatchObject({
          status: 410,
          code: 'TICKET',
        });
        expect((await browser.login(user.email, PASSWORD)).statusCode).toBe(403);
      });
    });
  });

  describe('gets a mail', () => {
    it.each<[string, string, string]>([
      ['OQ-80 to activate it', '/api/activate/resend', 'activation'],
      ['ACC-14 to choose a new password', '/api/remember-password', 'reset'],
    ])('%s, with the same answer whether the address has an account', async (_what, url, kind) => {
      const addresses = [
        (await newAccount(database())).email,
        (await newAccount(database(), { activatedAt: null })).email,
        `${randomUUID()}@example.com`,
      ];
      const answers = await Promise.all(
        addresses.map((user) =>
          browser.postSolved(url, { user: ` ${user.toUpperCase()}`, language: 'en' }),
        ),
      );
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
        addresses.map(() => [200, '{"result":{"ok":true},"errors":[]}']),
      );
      for (const address of addresses) expect(await kinds(address)).toEqual([[kind, 'en']]);
    });
  });
});
