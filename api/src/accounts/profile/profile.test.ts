import { account, updateAccount } from '@wayfare/api-contract';
import sharp from 'sharp';
import { createBrowser } from '../../../test/clients/account-client';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { PASSWORD, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';

const CREATED = new Date(NOW).toISOString();

describeOnDatabase('The profile of an account', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  let picture = '';
  const site = () => ({ database: database(), keys: api.keys, now: NOW });

  beforeAll(async () => {
    api = await startApp(database());
    picture = `data:image/png;base64,${(
      await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
        .png()
        .toBuffer()
    ).toString('base64')}`;
  }, 30_000);
  beforeEach(async () => {
    sanne = await signedInMember(site());
  });
  afterAll(() => api.close());

  const read = () => api.ask(account, {}, sanne.headers);
  const update = (change: object) =>
    api.ask(
      updateAccount,
      { name: 'Sanne', lastname: 'Bakker', language: 'en', ...change },
      sanne.headers,
    );

  it('is what was registered, and no cache keeps it', async () => {
    const { result, response } = await read();
    expect(result).toEqual({
      user: sanne.user.id,
      email: sanne.user.email,
      name: 'Sanne',
      lastname: 'Bakker',
      language: 'en',
      picture: null,
      country: null,
      hasPassword: true,
      googleLoggued: false,
      createdAt: CREATED,
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('argon2');
  });

  it('tells of an account that has no password, and of a session that somebody else’s account began', async () => {
    sanne = await signedInMember(site(), { password: null });
    await database().pool.query('UPDATE sessions SET third_party = true WHERE id = $1', [
      sanne.sessionId,
    ]);
    expect((await read()).result).toMatchObject({ hasPassword: false, googleLoggued: true });
  });

  it('keeps names of any language, without the spaces around them, and nobody else’s change', async () => {
    const other = await signedInMember(site(), { name: 'Olga' });
    const { result } = await update({
      name: '  Zoë-Anne ',
      lastname: "d'Ávila y Núñez",
      language: 'nl',
    });
    expect(result).toMatchObject({
      name: 'Zoë-Anne',
      lastname: "d'Ávila y Núñez",
      language: 'nl',
      picture: null,
    });
    expect((await read()).result).toEqual(result);
    expect((await api.ask(account, {}, other.headers)).result).toMatchObject({
      name: 'Olga',
      language: 'en',
    });
  });

  it('takes a picture, keeps it through another change, and takes it away', async () => {
    const { result } = await update({ picture });
    expect(result?.picture).toMatch(/^data:image\/webp;base64,/);
    expect((await update({ name: 'Sofie' })).result).toMatchObject({
      name: 'Sofie',
      picture: result?.picture,
    });
    expect((await update({ picture: null })).result).toMatchObject({ picture: null });
  });

  it('HOT-21 keeps a country through another change, tells the session of it, and takes it away', async () => {
    expect((await update({ country: 'BE' })).result).toMatchObject({ country: 'BE' });
    expect((await update({ name: 'Sofie' })).result).toMatchObject({ country: 'BE' });
    const requirePrincipal = await createBrowser(api).login(sanne.user.email, PASSWORD);
    expect(requirePrincipal.json<{ result: { profile: unknown } }>().result.profile).toEqual({
      email: sanne.user.email,
      country: 'BE',
    });
    expect((await update({ country: '' })).result).toMatchObject({ country: null });
  });

  const NOT_USED = 'This picture cannot be used.';
  it.each<[string, object, string, string]>([
    ['no name', { name: '' }, 'name', 'A name has'],
    ['digits in a name', { name: 'R2D2' }, 'name', 'A name has'],
    ['markup in a name', { lastname: '<b>Bakker</b>' }, 'lastname', 'A name has'],
    ['a name of 61 letters', { lastname: 'a'.repeat(61) }, 'lastname', 'A name has'],
    [
      'a language that the site does not speak',
      { language: 'fr' },
      'language',
      'The value of “language”',
    ],
    ['no country', { country: 'nl' }, 'country', 'Fill in this field.'],
    [
      'a picture of another kind',
      { picture: 'data:image/svg+xml;base64,PHN2Zz4=' },
      'picture',
      NOT_USED,
    ],
    ['a picture elsewhere', { picture: 'https://example.com/me.png' }, 'picture', NOT_USED],
    ['a picture that is none', { picture: 'data:image/png;base64,AAAA' }, 'picture', NOT_USED],
    [
      'a picture of half a megabyte',
      { picture: `data:image/png;base64,${'A'.repeat(200_001)}` },
      'picture',
      NOT_USED,
    ],
  ])('refuses %s with the field', async (_what, change, field, message) => {
    const answer = await update(change);
    expect(answer).toMatchObject({
      status: 422,
      result: null,
      errors: [{ code: 'INVALID_REQUEST', field, message: expect.stringContaining(message) }],
    });
    expect((await read()).result).toMatchObject({
      name: 'Sanne',
      lastname: 'Bakker',
      picture: null,
    });
  });

  it('cannot be given another address, id or password', async () => {
    const { result } = await update({
      email: 'mallory@example.com',
      user: 'x',
      id: 'x',
      passwordHash: 'x',
      activatedAt: null,
    });
    expect(result).toMatchObject({ user: sanne.user.id, email: sanne.user.email });
    const { rows } = await database().pool.query<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE id = $1',
      [sanne.user.id],
    );
    expect(rows[0]?.password_hash).toBe(sanne.user.passwordHash);
  });
});
