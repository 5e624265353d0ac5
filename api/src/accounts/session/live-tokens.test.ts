import { flightBookingList, hotelBookingList, popularPlaces } from '@wayfare/api-contract';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import {
  PASSWORD,
  cookieHeaderOf,
  cookiesOf,
  createBrowser,
  newAccount,
} from '../../../test/clients/account-client';
import type { Headers } from '../../../test/clients/account-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';

/* Two processes on one database: two APIs that have nothing else in common. */
describeOnDatabases('An anonymous session', (database) => {
  let apis: [AppUnderTest, AppUnderTest];

  beforeAll(async () => {
    apis = [await startApp(database()), await startApp(database())];
  }, 60_000);
  afterAll(async () => {
    for (const api of apis) await api.close();
  });

  const first = () => apis[0];

  async function visit() {
    const answer = await first().app.inject('/api/anonymous/login');
    const { token } = answer.json<{ result: { token: string } }>().result;
    return { authorization: `Bearer ${token}`, cookie: cookieHeaderOf(cookiesOf(answer)) };
  }

  /** What both processes answer to a token: its bookings, a search that knows nobody, and another token. */
  async function opened(authorization: string) {
    const statuses = new Set<number>();
    for (const api of apis) {
      statuses.add((await api.ask(flightBookingList, {}, { authorization })).status);
      statuses.add((await api.ask(hotelBookingList, {}, { authorization })).status);
      statuses.add((await api.ask(popularPlaces, {}, { authorization })).status);
      statuses.add(
        (await createBrowser(api).post('/api/session/refresh', {}, { authorization })).statusCode,
      );
    }
    return [...statuses];
  }

  it.each<[string, (visitor: Awaited<ReturnType<typeof visit>>) => Headers]>([
    ['by token and cookie', ({ authorization, cookie }) => ({ authorization, ...cookie })],
    ['by its token', ({ authorization }) => ({ authorization })],
    ['by its cookie', ({ cookie }) => cookie],
  ])(
    'that is logged out %s opens nothing in either process from then on',
    async (_how, headers) => {
      const [visitor, other] = [await visit(), await visit()];
      expect(await opened(visitor.authorization)).toEqual([200]);
      expect(
        (await createBrowser(first()).post('/api/logout', {}, headers(visitor))).statusCode,
      ).toBe(200);
      expect(await opened(visitor.authorization)).toEqual([401]);
      expect(await opened(other.authorization)).toEqual([200]);
      expect(
        (await createBrowser(first()).post('/api/session/refresh', {}, visitor.cookie)).statusCode,
      ).toBe(401);
    },
  );

  it('ends when its visitor logs in', async () => {
    const visitor = await visit();
    const { email } = await newAccount(database());
    expect((await createBrowser(first()).login(email, PASSWORD, visitor.cookie)).statusCode).toBe(
      200,
    );
    expect(await opened(visitor.authorization)).toEqual([401]);
  });

  it('is followed by another one with a token of its own', async () => {
    const visitor = await visit();
    await createBrowser(first()).post(
      '/api/logout',
      {},
      { authorization: visitor.authorization, ...visitor.cookie },
    );
    expect(await opened((await visit()).authorization)).toEqual([200]);
  });

  it('that ends while many calls are on their way lets in none that comes after', async () => {
    const visitor = await visit();
    const call = async () =>
      (await first().ask(popularPlaces, {}, { authorization: visitor.authorization })).status;
    const before = Array.from({ length: 50 }, call);
    await createBrowser(first()).post('/api/logout', {}, { authorization: visitor.authorization });
    const after = Array.from({ length: 50 }, call);
    expect(new Set(await Promise.all(after))).toEqual(new Set([401]));
    await Promise.all(before);
  });
});
