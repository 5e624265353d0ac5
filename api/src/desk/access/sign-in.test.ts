import { session, signOut } from '@wayfare/desk-contract';
import type { LightMyRequestResponse } from 'fastify';
import { DESK, startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { startDrill } from '../../../test/drills/drill';
import type { Drill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import { PERSON } from '../../../test/fakes/identity-provider.fake';
import type { Forgery } from '../../../test/fakes/identity-provider.fake';
import { forgetEndedSessions } from './operator-sessions';

const MINUTE = 60_000;
const setCookies = ({ headers }: LightMyRequestResponse) => [headers['set-cookie'] ?? []].flat();

describeOnDatabase('A sign-in at the desk', (database) => {
  let drill: Drill;
  let desk: DeskUnderTest;
  beforeAll(async () => {
    drill = startDrill(database(), new Chance(() => 'fine'));
    desk = await startDesk(database(), drill, {
      env: { DESK_OIDC_ROLES_CLAIM: 'realm.roles', DESK_OIDC_ROLE_PREFIX: 'desk-' },
    });
  });
  afterAll(() => desk.close());

  const as = (...roles: string[]): Forgery => ({ claims: { realm: { roles } } });
  const told = async () =>
    (
      await database().pool.query<Record<'actor' | 'act' | 'outcome', string>>(
        "SELECT actor, act, outcome FROM audit.audit_events WHERE act LIKE 'desk.sign%' ORDER BY id DESC LIMIT 2",
      )
    ).rows.map(({ actor, act, outcome }) => [actor, act, outcome]);

  it('asks the issuer for a code, with a proof key, state and nonce of its own each time', async () => {
    const asked = (await desk.signIn(as('desk-agent'))).asked.searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'wayfare',
      response_type: 'code',
      redirect_uri: `${DESK}/api/identity/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const again = (await desk.signIn(as('desk-agent'))).asked.searchParams;
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.get(name)).not.toBe(asked.get(name));
  });

  it('leads back to where it began, with a cookie for the desk alone, and is told of', async () => {
    const { answer, cookie } = await desk.signIn(as('desk-viewer', 'desk-agent', 'other'), {
      path: '/bookings/bk_1?x=1',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/bookings/bk_1?x=1']);
    expect(setCookies(answer)).toContainEqual(
      expect.stringMatching(
        /^wayfare-desk=[\w-]{43}; Path=\/; Max-Age=36000; HttpOnly; SameSite=Strict$/,
      ),
    );
    expect(await desk.done(session, {}, cookie)).toEqual({
      operator: { id: PERSON.sub, name: 'Ann de Wit' },
      role: 'agent',
      idleUntil: new Date(drill.now() + 30 * MINUTE).toISOString(),
      endsAt: new Date(drill.now() + 600 * MINUTE).toISOString(),
      fourEyesAbove: 10_000,
    });
    expect((await told())[0]).toEqual([`operator:${PERSON.sub}`, 'desk.sign-in', 'done']);
    const { rows } = await database().pool.query<{ id: string }>('SELECT id FROM desk_sessions');
    expect(rows.filter(({ id }) => cookie.includes(id))).toEqual([]);
  });

  it('keeps a path of another site out', async () => {
    const { answer } = await desk.signIn(as('desk-agent'), { path: '//evil.example' });
    expect(answer.headers.location).toBe('/');
  });

  it.each<[string, Forgery, Record<string, string>]>([
    ['no-role', as(), {}],
    // a role of another application, and one without what stands before ours
    ['no-role', as('agent', 'desk-admin'), {}],
    ['no-role', { claims: { roles: ['desk-agent'] } }, {}],
    ['failed', { ...as('desk-agent'), byStranger: true }, {}],
    ['failed', { ...as('desk-agent'), unsigned: true }, {}],
    ['failed', { claims: { realm: { roles: ['desk-agent'] }, nonce: 'another' } }, {}],
    ['failed', { claims: { realm: { roles: ['desk-agent'] }, aud: 'another' } }, {}],
    ['failed', { ...as('desk-agent'), status: 500 }, {}],
    ['denied', as('desk-agent'), { code: '', error: 'access_denied' }],
    ['expired', as('desk-agent'), { state: 'of-another-browser' }],
  ])('ends with the problem %s for %j', async (problem, forgery, answer) => {
    const ended = await desk.signIn(forgery, { answer });
    expect(ended.answer.headers.location).toBe(`/?problem=${problem}`);
    expect(await desk.refusal(session, {}, ended.cookie)).toBe('NOT_SIGNED_IN');
  });

  it('tells of whom it refused', async () => {
    await desk.signIn(as());
    expect((await told())[0]).toEqual(['visitor', 'desk.sign-in', 'refused']);
  });

  it('ends half an hour after the last call', async () => {
    const { cookie } = await desk.signIn(as('desk-agent'));
    drill.pass(29 * MINUTE);
    expect(await desk.refusal(session, {}, cookie)).toBeNull();
    drill.pass(29 * MINUTE);
    expect(await desk.refusal(session, {}, cookie)).toBeNull();
    drill.pass(30 * MINUTE);
    expect(await desk.refusal(session, {}, cookie)).toBe('NOT_SIGNED_IN');
  });

  it('ends after ten hours in any case, and leaves nothing', async () => {
    const { cookie } = await desk.signIn(as('desk-agent'));
    for (let passed = 0; passed < 600; passed += 20) {
      expect(await desk.refusal(session, {}, cookie)).toBeNull();
      drill.pass(20 * MINUTE);
    }
    expect(await desk.refusal(session, {}, cookie)).toBe('NOT_SIGNED_IN');
    await forgetEndedSessions(database().orm, new Date(drill.now()));
    expect((await database().pool.query('SELECT FROM desk_sessions')).rowCount).toBe(0);
  });

  it('ends when it is ended, which is told of once', async () => {
    const { cookie } = await desk.signIn(as('desk-agent'));
    await desk.done(signOut, {}, cookie);
    expect(await desk.refusal(session, {}, cookie)).toBe('NOT_SIGNED_IN');
    expect(await desk.refusal(signOut, {}, cookie)).toBe('NOT_SIGNED_IN');
    expect(await told()).toEqual([
      [`operator:${PERSON.sub}`, 'desk.sign-out', 'done'],
      [`operator:${PERSON.sub}`, 'desk.sign-in', 'done'],
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['no page', {}],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:4000' }],
    ['a page of this site that is no desk', { origin: DESK, 'sec-fetch-site': 'same-site' }],
  ])('does nothing for %s', async (_what, headers) => {
    const { cookie } = await desk.signIn(as('desk-agent'));
    const answer = await desk.send(signOut, {}, { cookie, ...headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(await desk.refusal(session, {}, cookie)).toBeNull();
  });
});

describeOnDatabase('A desk at an https address', (database) => {
  it('has a cookie that no other host and no open connection can set or see', async () => {
    const drill = startDrill(database(), new Chance(() => 'fine'));
    const desk = await startDesk(database(), drill, {
      env: { DESK_ORIGIN: 'https://desk.example.com' },
    });
    const { answer } = await desk.signIn({ claims: { roles: 'agent viewer' } });
    expect(setCookies(answer)).toContainEqual(
      expect.stringMatching(/^__Host-wayfare-desk=.*; HttpOnly; SameSite=Strict; Secure$/),
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    await desk.close();
  });
});
