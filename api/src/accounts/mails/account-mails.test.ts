import { knownPages } from '../../platform/site-pages/site-pages';
import { randomUUID } from 'node:crypto';
import { activate, login, recover, register, rememberPassword } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { eq } from 'drizzle-orm';
import { smtpMailer } from '../../adapters/mailer/smtp';
import { NOW, startApp } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { accountMails, users } from '../../platform/db/schema/accounts';
import { runningSandbox } from '../../../test/sandbox/sandbox-process';
import type { ReceivedMail, RunningSandbox } from '../../../test/sandbox/sandbox-process';
import { findTicket } from '../users/tickets';
import { sendOneOf } from '../../platform/queue/mail-queue';
import { ACCOUNT_MAILS } from './account-mail-queue';
import { forgetSentAccountMails, queueAccountMail } from './account-mails';
import type { AccountMailKind } from './account-mails';
import { renderAccountMail } from './render-account-mail';
import { EXPECTED_MAILS, KINDS } from '../../../test/cases/expected-mails';
import {
  headerOf,
  squeezed,
  ticketIn,
  visible,
  withoutTickets,
} from '../../../test/readers/read-mail';

const ORIGIN = 'https://www.wayfare.example';
const PASSWORD = 'Kanaal!2026';
const FACTS = { browser: 'Firefox on Windows', at: '2026-11-20T08:45:00.000Z' };

describeOnDatabase('Mails about accounts', (database) => {
  let sandbox: RunningSandbox;
  let now = NOW;
  const logged: unknown[] = [];

  beforeAll(async () => {
    sandbox = await runningSandbox();
  }, 90_000);
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    now = NOW;
    logged.length = 0;
    await sandbox.setMode('ok');
    await sandbox.empty();
    await database().orm.delete(accountMails);
  });

  /** sends everything that is due now; how many rows that were */
  async function send(): Promise<number> {
    const { orm } = database();
    const clock = () => now;
    const mailer = smtpMailer({
      url: sandbox.smtpUrl,
      from: 'Wayfare <no-reply@wayfare.example>',
      timeout: 5_000,
    });
    const options = {
      database: { orm },
      mailer,
      timeouts: { stepTime: 60_000, leaseTime: 10_000 },
      mailDomain: 'www.wayfare.example',
      clock,
      log: { error: (...words: unknown[]) => void logged.push(words) },
    };
    const render = renderAccountMail({
      database: { orm },
      origin: ORIGIN,
      pages: knownPages,
      supportEmail: 'help@wayfare.example',
      clock,
    });
    let count = 0;
    while (await sendOneOf(ACCOUNT_MAILS, options, render)) count += 1;
    return count;
  }

  async function account(
    change: Partial<typeof users.$inferInsert> = {},
  ): Promise<typeof users.$inferInsert> {
    const at = new Date(NOW - 86_400_000);
    const user = {
      id: randomUUID(),
      email: `${randomUUID()}@example.com`,
      name: 'Zoë',
      lastname: 'O’Neill',
      language: 'en' as const,
      passwordHash: 'hash',
      activatedAt: at,
      termsAcceptedAt: at,
      createdAt: at,
      ...change,
    };
    await database().orm.insert(users).values(user);
    return user;
  }

  const queue = (address: string, kind: AccountMailKind, language: Language = 'en') =>
    queueAccountMail(database().orm, {
      address,
      kind,
      language,
      facts: kind === 'newSignIn' ? FACTS : {},
      now,
    });

  async function only(): Promise<ReceivedMail> {
    const mails = await sandbox.received();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    if (mail === undefined) throw new Error('nothing has arrived');
    return mail;
  }

  async function sent(
    kind: AccountMailKind,
    language: Language,
    change: Partial<typeof users.$inferInsert> = {},
  ) {
    const user = await account({
      ...(kind === 'activation' ? { activatedAt: null } : {}),
      ...change,
    });
    await queue(user.email, kind, language);
    await send();
    return { user, mail: await only() };
  }

  it.each(
    KINDS.flatMap((kind) => (['en', 'nl'] as const).map((language) => [kind, language] as const)),
  )('“%s” arrives in %s and says the same in HTML and in plain text', async (kind, language) => {
    const { user, mail } = await sent(kind, language);
    const { subject, link, says } = EXPECTED_MAILS[kind][language];
    expect(mail).toMatchObject({ to: [user.email], subject, attachments: [] });
    expect(mail.html).toContain(`lang="${language}"`);
    for (const part of [
      ...says,
      'help@wayfare.example',
      language === 'en' ? 'Was this not you?' : 'Was jij dit niet?',
    ]) {
      expect(visible(mail.html)).toContain(part);
      expect(squeezed(mail.text)).toContain(part);
    }
    const links = (text: string) =>
      [...text.matchAll(/https?:[^"\s<]+/g)]
        .map(([url]) => url.replace(ORIGIN, ''))
        .filter((url) => url.startsWith('/'));
    for (const part of [mail.html, mail.text])
      expect(links(part)[0]?.replace(/(ticket=)[\w-]{43}$/, '$1')).toBe(link ?? undefined);
    const pieces = [mail.subject, mail.html, mail.text].join('\n');
    expect(withoutTickets(pieces)).not.toMatch(
      /\{\{|undefined|null|NaN|\b(activation|alreadyRegistered|reset|passwordChanged|newSignIn|locked|erased|notYou)\.\w/,
    );
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)\b|@import|url\(|\bsrc=/i);
  });

  it('ACC-14 offers who registers again a new password too', async () => {
    const { mail } = await sent('alreadyRegistered', 'nl');
    for (const part of [mail.html, mail.text])
      expect(part).toContain(`${ORIGIN}/nl/gebruiker/onthou-password`);
  });

  it('takes names for text', async () => {
    const { mail } = await sent('passwordChanged', 'en', {
      name: '<img src=x onerror=alert(1)>"&',
      lastname: '</p>',
    });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x');
    expect(mail.text).toContain('Dear <img src=x onerror=alert(1)>"& </p>,');
  });

  it('names nobody who has not proved that the address is theirs', async () => {
    const { mail } = await sent('activation', 'en', { name: 'You won', lastname: 'evil.example' });
    expect(`${mail.html}${mail.text}`).not.toMatch(/won|evil/);
  });

  it.each<[AccountMailKind, 'activation' | 'recovery', number]>([
    ['activation', 'activation', 24 * 60],
    ['reset', 'recovery', 60],
  ])(
    'OQ-80 “%s” has a ticket that works for its minutes and is kept as a hash',
    async (kind, ticketKind, minutes) => {
      const { user, mail } = await sent(kind, 'en');
      const ticket = ticketIn(mail.text);
      expect(ticketIn(mail.html)).toBe(ticket);
      const at = (minute: number) =>
        findTicket(database().orm, ticketKind, ticket, NOW + minute * 60_000);
      expect(await at(minutes - 1)).toMatchObject({ userId: user.id });
      expect(await at(minutes + 1)).toBeNull();
      const { rows } = await database().pool.query('SELECT * FROM tickets, account_mails');
      expect(JSON.stringify(rows)).not.toContain(ticket);
    },
  );

  it.each<[string, AccountMailKind, () => Promise<string>]>([
    ['no account', 'reset', async () => `${randomUUID()}@example.com`],
    ['no account', 'activation', async () => `${randomUUID()}@example.com`],
    ['no account any more', 'alreadyRegistered', async () => `${randomUUID()}@example.com`],
    ['an active account', 'activation', async () => (await account()).email],
  ])(
    'ACC-14 an address with %s gets no “%s”, and the row is done',
    async (_whose, kind, address) => {
      await queue(await address(), kind);
      expect(await send()).toBe(1);
      expect(await sandbox.received()).toEqual([]);
      expect(await database().orm.select().from(accountMails)).toMatchObject([
        { runAt: null, sentAt: null },
      ]);
      expect(await send()).toBe(0);
    },
  );

  it('are tried again while the mail server refuses, under one id and with a new ticket', async () => {
    const user = await account();
    await queue(user.email, 'reset');
    await sandbox.setMode('refuse');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(JSON.stringify(logged)).toContain('tried again');
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${user.email}|ticket|Zoë`));
    await sandbox.setMode('ok');
    now = NOW + 10_000;
    expect(await send()).toBe(1);
    const first = await only();
    const [row] = await database().orm.select().from(accountMails);
    expect(row).toMatchObject({ tries: 2, sentAt: new Date(now), runAt: null, leaseToken: null });
    expect(headerOf(first, 'Message-ID')).toBe(`<${row?.id}@www.wayfare.example>`);
    await database()
      .orm.update(accountMails)
      .set({ runAt: new Date(now) })
      .where(eq(accountMails.id, row?.id ?? ''));
    await send();
    const again = (await sandbox.received())[0];
    expect(again === undefined ? '' : headerOf(again, 'Message-ID')).toBe(
      headerOf(first, 'Message-ID'),
    );
    expect(ticketIn(again?.text ?? '')).not.toBe(ticketIn(first.text));
  });

  it('are each sent by one of several processes', async () => {
    const addresses = await Promise.all([1, 2, 3, 4].map(async () => (await account()).email));
    for (const address of addresses) await queue(address, 'passwordChanged');
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect((await sandbox.received()).map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  });

  it('are forgotten a week after they were sent, and not before they are', async () => {
    for (const address of [(await account()).email, 'waiting@example.com'])
      await queue(address, 'passwordChanged');
    await database()
      .orm.update(accountMails)
      .set({ runAt: null })
      .where(eq(accountMails.address, 'waiting@example.com'));
    await forgetSentAccountMails(database().orm, new Date(NOW + 6 * 86_400_000));
    expect(await database().orm.select().from(accountMails)).toHaveLength(2);
    await forgetSentAccountMails(database().orm, new Date(NOW + 8 * 86_400_000));
    expect(await database().orm.select().from(accountMails)).toMatchObject([
      { sentAt: null, runAt: new Date(NOW) },
    ]);
  });

  it('ACC-12 ACC-15 lead from registering to a login, and from a forgotten password to a new one', async () => {
    const api = await startApp(database(), {
      env: {
        SMTP_URL: sandbox.smtpUrl,
        PUBLIC_ORIGIN: ORIGIN,
        CAPTCHA: 'off',
        RATE_LIMIT_LOGIN: '0',
      },
    });
    const user = `${randomUUID()}@example.com`;
    const arrived = async (link: string): Promise<string> => {
      for (;;) {
        const mail = (await sandbox.received()).find(
          ({ to, text }) => to[0] === user && text.includes(link),
        );
        if (mail !== undefined) return ticketIn(mail.text);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    await api.ask(register, {
      name: 'Ann',
      lastname: 'de Wit',
      user,
      password: PASSWORD,
      language: 'nl',
      acceptTerms: true,
    });
    const activation = await arrived('/nl/gebruiker/activatie?');
    expect((await api.ask(activate, { ticket: activation })).status).toBe(200);
    expect((await api.ask(login, { user, password: PASSWORD, origin: 'web' })).status).toBe(200);
    await api.ask(rememberPassword, { user, language: 'en' });
    const [ticket, password] = [await arrived('/user/recover?'), `${PASSWORD}5`];
    expect((await api.ask(recover, { ticket, password })).status).toBe(200);
    expect((await api.ask(login, { user, password, origin: 'web' })).status).toBe(200);
    expect(api.logged.join('')).not.toContain(user);
    await api.close();
  });
});
