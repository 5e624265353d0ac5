import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { PASSWORD, WRONG, createBrowser, newAccount } from '../../../test/clients/account-client';
import type { Browser } from '../../../test/clients/account-client';
import { loginFailures } from '../../platform/db/schema/accounts';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { Problem } from '../../platform/http/problem';
import { createPasswords } from './passwords';
import type { User } from '../users/users.repository';

describeOnDatabase('Logging in', (database) => {
  let api: AppUnderTest;
  let browser: Browser;
  let user: User;

  beforeAll(async () => {
    api = await startApp(database());
    browser = createBrowser(api);
  }, 30_000);
  afterAll(() => api.close());
  beforeEach(async () => {
    await database().orm.delete(loginFailures);
    user = await newAccount(database());
  });

  it('is limited in how often an address of the network may try, and says when to come back', async () => {
    const strict = await startApp(database(), { env: { RATE_LIMIT_LOGIN: '2' } });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push(
        (
          await createBrowser(strict).post('/api/login', {
            user: 'a@example.com',
            password: WRONG,
            origin: 'web',
          })
        ).statusCode,
      );
    expect(statuses).toEqual([401, 401, 429]);
    await strict.close();
  });

  it('says that it is busy when too many wait, and counts no failure then', async () => {
    const busy = () => {
      throw new Problem('SERVER_ERROR', { text: 'BUSY', status: 503, facts: { retryAfter: 5 } });
    };
    const full = await startApp(database(), {
      passwords: { ...createPasswords(), checkRoom: busy },
    });
    const response = await createBrowser(full).login(user.email, PASSWORD);
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toMatchObject([
      503,
      '5',
      {
        errors: [
          {
            code: 'SERVER_ERROR',
            message: 'The server is very busy. Please try again in a moment.',
          },
        ],
      },
    ]);
    await full.close();
    expect((await browser.login(user.email, WRONG)).json()).toMatchObject({
      errors: [{ remaining: 4 }],
    });
  });
});
