import {
  account,
  changePassword,
  claimBookings,
  claims,
  deleteTraveller,
  endSessions,
  eraseAccount,
  exportAccount,
  savedTravellers,
  saveTraveller,
  sessionList,
  updateAccount,
} from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { PASSWORD, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';

/* Who gets in at all; whose rows they then reach is told beside each call. */
describeOnDatabase('The account area', (database) => {
  let api: AppUnderTest;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  type Headers = Record<string, string>;
  const CALLS: [
    string,
    (headers: Headers) => Promise<{ status: number; result: unknown; errors: unknown[] }>,
  ][] = [
    [account.path, (headers) => api.ask(account, {}, headers)],
    [
      'the change of it',
      (headers) =>
        api.ask(
          updateAccount,
          {
            name: 'Mallory',
            lastname: 'Mol',
            language: headers['accept-language'] === 'nl' ? 'nl' : 'en',
          },
          headers,
        ),
    ],
    [
      changePassword.path,
      (headers) =>
        api.ask(changePassword, { current: PASSWORD, password: 'Andere!Gracht7' }, headers),
    ],
    [sessionList.path, (headers) => api.ask(sessionList, {}, headers)],
    [endSessions.path, (headers) => api.ask(endSessions, { id: 'others' }, headers)],
    [savedTravellers.path, (headers) => api.ask(savedTravellers, {}, headers)],
    [
      'the saving of one',
      (headers) => api.ask(saveTraveller, { firstName: 'Jan', lastName: 'Mol' }, headers),
    ],
    [deleteTraveller.path, (headers) => api.ask(deleteTraveller, { id: 'x' }, headers)],
    [exportAccount.path, (headers) => api.ask(exportAccount, {}, headers)],
    [eraseAccount.path, (headers) => api.ask(eraseAccount, { confirm: PASSWORD }, headers)],
    [claims.path, (headers) => api.ask(claims, {}, headers)],
    ['the claiming of them', (headers) => api.ask(claimBookings, {}, headers)],
  ];

  async function after(change: string): Promise<Headers> {
    const member: Member = await signedInMember(site());
    await database().pool.query(change.replace('$user', `'${member.user.id}'`));
    return member.headers;
  }

  describe.each(CALLS)('by %s', (_path, call) => {
    it('SES-23 asks an anonymous visitor to log in', async () => {
      const headers = { authorization: await api.bearer() };
      expect(await call(headers)).toMatchObject({
        status: 403,
        result: null,
        errors: [{ code: 'MUST_BE_LOGGED', message: 'You must be logged in to continue' }],
      });
      expect(await call({ ...headers, 'accept-language': 'nl' })).toMatchObject({
        status: 403,
        errors: [{ code: 'MUST_BE_LOGGED', message: expect.stringContaining('ingelogd') }],
      });
    });

    it.each<[string, () => Headers | Promise<Headers>]>([
      ['no token', () => ({ authorization: '' })],
      ['a token that is none', () => ({ authorization: 'Bearer a.b.c' })],
      [
        'the token of a session that was ended',
        () => after('UPDATE sessions SET revoked_at = created_at WHERE principal = $user'),
      ],
      ['the token of an erased account', () => after('DELETE FROM users WHERE id = $user')],
      [
        'the token of an account that is not active',
        () => after('UPDATE users SET activated_at = NULL WHERE id = $user'),
      ],
      [
        'a token that is over',
        async () => ({
          ...(await signedInMember(site())).headers,
          'x-test-clock': new Date(NOW + 61 * 60_000).toISOString(),
        }),
      ],
    ])('API-44 answers 401 to %s', async (_what, headers) => {
      expect(await call(await headers())).toMatchObject({
        status: 401,
        result: null,
        errors: ['JsonWebTokenError'],
      });
    });
  });
});
