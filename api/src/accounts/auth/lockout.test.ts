import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  WRONG,
  at,
  createBrowser,
  mailsTo,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { LOCK_MINUTES } from './lockout';
import type { User } from '../users/users.repository';

describeOnDatabases('The lockout', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  let user: User;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    user = await newAccount(database());
  });

  type Wire = { errors: { code: string; remaining?: number; message: string }[] };
  const guess = (address = user.email, headers: Headers = {}) =>
    browser.login(address, WRONG, headers);
  const owner = (headers: Headers = {}) => browser.login(user.email, PASSWORD, headers);
  async function fail(times: number, headers: Headers = {}, address = user.email) {
    for (let count = 0; count < times; count += 1) await guess(address, headers);
  }
  const remaining = async (headers: Headers = {}) =>
    (await guess(user.email, headers)).json<Wire>().errors[0]?.remaining ?? 'locked';

  it.each([
    ['an account', () => user.email],
    ['an address without one', () => 'nobody@example.com'],
  ])('ACC-10 OQ-08 counts down for %s, and then locks', async (_what, address) => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await guess(address()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 423, 423]);
    const errors = answers.map((answer) => answer.json<Wire>().errors[0]);
    expect(errors.map((error) => error?.remaining)).toEqual([4, 3, 2, 1, undefined, undefined]);
    expect(errors.map((error) => error?.message)).toEqual([
      ...[4, 3, 2].map(
        (left) =>
          `This e-mail address and password do not belong together. ${left} attempts left before the account is blocked for 30 minutes.`,
      ),
      'This e-mail address and password do not belong together. 1 attempt left before the account is blocked for 30 minutes.',
      ...[5, 6].map(
        () =>
          'Too many failed attempts: logging in is blocked. Try again in 30 min, or choose a new password by e-mail.',
      ),
    ]);
    expect(answers[5]?.headers['retry-after']).toBe('1800');
    expect(errors[5]).toEqual({
      code: 'ACCOUNT_LOCKED',
      message: expect.any(String),
      retryAfter: 1800,
      until: new Date(NOW + 1_800_000).toISOString(),
    });
  });

  it('ACC-10 tells the owner once for each lock, in the language of the account', async () => {
    const locks = async () =>
      (await mailsTo(database(), user.email)).filter(({ kind }) => kind === 'locked').length;
    await fail(4);
    expect(await locks()).toBe(0);
    await fail(4);
    expect(await locks()).toBe(1);
    await fail(5, at(31));
    expect(await locks()).toBe(2);
    expect((await mailsTo(database(), user.email))[0]).toMatchObject({
      kind: 'locked',
      language: 'nl',
    });
  });

  it('ACC-10 warns in Dutch, of one and of several', async () => {
    const messages = [];
    for (let count = 0; count < 5; count += 1)
      messages.push(
        (
          await browser.postSolved('/api/login', {
            user: user.email,
            password: WRONG,
            origin: 'web',
            language: 'nl',
          })
        ).json<Wire>().errors[0]?.message,
      );
    expect(messages.slice(2)).toEqual([
      'Dit e-mailadres en wachtwoord horen niet bij elkaar. Nog 2 pogingen voordat het account 30 minuten wordt geblokkeerd.',
      'Dit e-mailadres en wachtwoord horen niet bij elkaar. Nog 1 poging voordat het account 30 minuten wordt geblokkeerd.',
      'Te veel mislukte pogingen: inloggen is geblokkeerd. Probeer het over 30 min. opnieuw of kies via e-mail een nieuw wachtwoord.',
    ]);
  });

  it.each([
    [0, 423],
    [15, 423],
    [29, 423],
    [30, 200],
    [45, 200],
  ])('CON-01 ACC-11 refuses the right password %i minutes later: %i', async (minutes, status) => {
    expect(LOCK_MINUTES).toBe(30);
    await fail(5);
    const response = await owner(at(minutes));
    expect(response.statusCode).toBe(status);
    if (status === 423) expect(response.headers['retry-after']).toBe(String((30 - minutes) * 60));
  });

  it('ACC-11 is not prolonged by those who go on trying', async () => {
    await fail(5);
    await fail(4, at(20));
    expect((await owner(at(30))).statusCode).toBe(200);
  });

  it.each<[string, () => Promise<void>, number]>([
    ['a login that succeeds', async () => void (await owner()), 4],
    ['half an hour without failing', async () => undefined, 4],
  ])('OQ-08 begins to count anew after %s', async (what, happen, left) => {
    await fail(4);
    await happen();
    expect(await remaining(what.startsWith('half') ? at(30) : {})).toBe(left);
  });

  it('OQ-08 slides: what counts is the time since the last failure', async () => {
    await fail(2);
    await fail(1, at(20));
    expect(await remaining(at(40))).toBe(1);
  });

  it('counts an address in whatever letters it is written', async () => {
    await fail(2);
    await fail(2, {}, ` ${user.email.toUpperCase()} `);
    expect(await remaining()).toBe('locked');
  });

  it('counts every one of twenty guesses at once, and looks at five of them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess()));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 423)).toHaveLength(16);
    expect((await owner()).statusCode).toBe(423);
  });

  it('locks one address and no other', async () => {
    await fail(5);
    const { email } = await newAccount(database());
    expect((await browser.login(email, PASSWORD)).statusCode).toBe(200);
  });
});
