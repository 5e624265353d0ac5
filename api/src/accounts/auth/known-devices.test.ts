import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  WRONG,
  cookieHeaderOf,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Browser, Headers } from '../../../test/clients/account-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { issueTicket } from '../users/tickets';
import type { User } from '../users/users.repository';

const NEW_PASSWORD = 'Zonnige#Gracht7';

describeOnDatabases('A lock and known devices', (database) => {
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
  const guess = (address = user.email, headers: Headers = {}) =>
    browser.login(address, WRONG, headers);
  const owner = (headers: Headers = {}) => browser.login(user.email, PASSWORD, headers);
  async function fail(times: number, headers: Headers = {}, address = user.email) {
    for (let count = 0; count < times; count += 1) await guess(address, headers);
  }

  it('5a lets the owner in on a known device while a stranger fails', async () => {
    const { cookies } = await browser.loggedIn(user);
    await fail(6);
    expect((await owner()).statusCode).toBe(423);
    expect((await owner(cookieHeaderOf(cookies))).statusCode).toBe(200);
    // and the stranger has gained nothing by it
    expect((await owner()).statusCode).toBe(423);
  });

  it('5a locks a known device for itself', async () => {
    const { cookies } = await browser.loggedIn(user);
    await fail(5, cookieHeaderOf(cookies));
    expect((await owner(cookieHeaderOf(cookies))).statusCode).toBe(423);
    expect((await owner()).statusCode).toBe(200);
  });

  it('5a counts with the strangers whoever brings the device of somebody else', async () => {
    const { cookies } = await browser.loggedIn(await newAccount(database()));
    await fail(5, cookieHeaderOf(cookies));
    expect((await owner()).statusCode).toBe(423);
  });

  it('5a is lifted by a new password by mail, on every device', async () => {
    const { cookies } = await browser.loggedIn(user);
    await fail(5);
    await fail(5, cookieHeaderOf(cookies));
    const ticket = await issueTicket(database().orm, {
      kind: 'recovery',
      userId: user.id,
      now: NOW,
    });
    expect(
      (await browser.post('/api/recover', { ticket, password: NEW_PASSWORD })).statusCode,
    ).toBe(200);
    const statuses = [
      await browser.login(user.email, NEW_PASSWORD),
      await browser.login(user.email, NEW_PASSWORD, cookieHeaderOf(cookies)),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200]);
  });
});
