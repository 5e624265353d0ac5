import { account, endSessions, sessionList } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { openMemberSession, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const HOUR = 3_600_000;

describeOnDatabase('The sessions of an account', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  let elsewhere: Omit<Member, 'user'>;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  beforeEach(async () => {
    sanne = await signedInMember(site());
    elsewhere = await openMemberSession(site(), sanne.user.id, {
      userAgent: FIREFOX,
      startedAt: NOW - HOUR / 2,
    });
  });
  afterAll(() => api.close());

  const list = async (headers = sanne.headers) =>
    (await api.ask(sessionList, {}, headers)).result?.sessions;
  const end = (id: string, headers = sanne.headers) => api.ask(endSessions, { id }, headers);
  const lives = async ({ headers }: Pick<Member, 'headers'>) =>
    (await api.ask(account, {}, headers)).status;

  it('are named by their browser, the present one marked and the last used first', async () => {
    expect(await list()).toEqual([
      {
        id: sanne.sessionId,
        current: true,
        browser: '',
        createdAt: new Date(NOW).toISOString(),
        seenAt: new Date(NOW).toISOString(),
      },
      {
        id: elsewhere.sessionId,
        current: false,
        browser: 'Firefox on Windows',
        createdAt: new Date(NOW - HOUR / 2).toISOString(),
        seenAt: new Date(NOW - HOUR / 2).toISOString(),
      },
    ]);
    expect((await list(elsewhere.headers))?.map(({ id, current }) => [id, current])).toContainEqual(
      [elsewhere.sessionId, true],
    );
  });

  it.each<[string, string]>([
    ['ended', 'UPDATE sessions SET revoked_at = created_at WHERE id = $1'],
    ['over', "UPDATE sessions SET expires_at = created_at - interval '1 hour' WHERE id = $1"],
    ['somebody else’s', "UPDATE sessions SET principal = 'other' WHERE id = $1"],
  ])('are not listed once %s', async (_what, change) => {
    await database().pool.query(change, [elsewhere.sessionId]);
    expect((await list())?.map(({ id }) => id)).toEqual([sanne.sessionId]);
  });

  it('end one by one, at once for the browser that had it', async () => {
    expect((await end(elsewhere.sessionId)).result).toEqual({ ended: 1 });
    expect([await lives(elsewhere), await lives(sanne)]).toEqual([401, 200]);
    expect(await end(elsewhere.sessionId)).toMatchObject({
      status: 404,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });

  it('end all but the one that asks, and nobody else’s', async () => {
    const olga = await signedInMember(site());
    await openMemberSession(site(), sanne.user.id);
    expect((await end('others')).result).toEqual({ ended: 2 });
    expect([await lives(sanne), await lives(elsewhere), await lives(olga)]).toEqual([
      200, 401, 200,
    ]);
    expect((await end('others')).result).toEqual({ ended: 0 });
  });

  it('may end the one that asks', async () => {
    expect((await end(sanne.sessionId)).result).toEqual({ ended: 1 });
    expect(await lives(sanne)).toBe(401);
  });

  it('of somebody else answer like unknown ones and go on', async () => {
    const olga = await signedInMember(site());
    const [theirs, unknown] = [
      await end(olga.sessionId),
      await end('00000000-0000-0000-0000-000000000000'),
    ];
    expect(theirs).toMatchObject({ status: 404, result: null });
    expect(theirs.errors).toEqual(unknown.errors);
    expect(await lives(olga)).toBe(200);
  });

  it('of an anonymous visitor cannot be ended so', async () => {
    await api.bearer();
    const { rows } = await database().pool.query<{ id: string }>(
      "SELECT id FROM sessions WHERE role = 'anonymous' LIMIT 1",
    );
    expect((await end(rows[0]?.id ?? '')).status).toBe(404);
  });
});
