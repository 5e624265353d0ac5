import { deleteTraveller, savedTravellers, saveTraveller } from '@wayfare/api-contract';
import type { TravellerRequest } from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';

const JAN = { firstName: 'Jan', lastName: 'van der Berg' };
const EMPTY = {
  dateOfBirth: '',
  gender: '',
  email: '',
  phone: '',
  country: '',
  documentType: '',
  document: '',
  documentExpires: '',
};

describeOnDatabase('Saved travellers', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  const site = () => ({ database: database(), keys: api.keys, now: NOW });

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  beforeEach(async () => {
    sanne = await signedInMember(site());
  });
  afterAll(() => api.close());

  const save = (traveller: TravellerRequest, headers = sanne.headers) =>
    api.ask(saveTraveller, traveller, headers);
  const list = async (headers = sanne.headers) =>
    (await api.ask(savedTravellers, {}, headers)).result?.travellers;

  it('are kept with what was given, first saved first', async () => {
    const full = {
      ...JAN,
      dateOfBirth: '1961-02-28',
      gender: 'MALE',
      email: 'jan@example.com',
      phone: '+31 6 12345678',
      country: 'NL',
      documentType: 'passport',
      document: 'NX1234567',
      documentExpires: '2031-05-01',
    } as const;
    const first = await save(full);
    expect(first.result).toEqual({ id: expect.any(String), ...full });
    const second = await api.ask(
      saveTraveller,
      { firstName: 'Mia', lastName: 'Li' },
      { ...sanne.headers, 'x-test-clock': new Date(NOW + 1_000).toISOString() },
    );
    expect(second.result).toEqual({
      id: expect.any(String),
      ...EMPTY,
      firstName: 'Mia',
      lastName: 'Li',
    });
    expect(await list()).toEqual([first.result, second.result]);
  });

  it('have the numbers of their documents sealed, in a changed one too', async () => {
    const passport = { ...JAN, documentType: 'passport', document: 'NX1234567' } as const;
    const id = (await save(passport)).result?.id ?? '';
    const column = async () =>
      JSON.stringify(
        (await database().pool.query('SELECT details FROM travellers WHERE id = $1', [id])).rows,
      );
    expect(await column()).toMatch(/"document":"sealed:1:/);
    expect(await column()).not.toContain('NX1234567');
    await save({ id, ...passport, document: 'NX7654321' });
    expect(await column()).not.toContain('NX7654321');
    expect(await list()).toMatchObject([{ id, document: 'NX7654321' }]);
  });

  it('answer one clear error when the sealed number is broken, and no number', async () => {
    const id =
      (await save({ ...JAN, documentType: 'passport', document: 'NX1234567' })).result?.id ?? '';
    await database().pool.query(
      `UPDATE travellers SET details = jsonb_set(details, '{document}', to_jsonb((details ->> 'document') || 'AAAA')) WHERE id = $1`,
      [id],
    );
    const answer = await api.ask(savedTravellers, {}, sanne.headers);
    expect(answer).toMatchObject({
      status: 500,
      result: null,
      errors: [{ code: 'SERVER_ERROR', message: expect.stringContaining('cannot be read') }],
    });
    expect(api.logged.join('\n')).toContain(`travellers ${id} cannot be read at document`);
    expect(api.logged.join('\n')).not.toContain('sealed:1:');
  });

  it('can be changed and forgotten', async () => {
    const id = (await save(JAN)).result?.id ?? '';
    expect((await save({ id, ...JAN, phone: '0612345678' })).result).toMatchObject({
      id,
      phone: '0612345678',
    });
    expect(await list()).toMatchObject([{ id, phone: '0612345678' }]);
    expect((await api.ask(deleteTraveller, { id }, sanne.headers)).result).toEqual({ ok: true });
    expect(await list()).toEqual([]);
  });

  it.each<[string, Partial<TravellerRequest>, string]>([
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['markup for a name', { lastName: '<script>' }, 'lastName'],
    ['30 February', { dateOfBirth: '1990-02-30' }, 'dateOfBirth'],
    ['month 13', { dateOfBirth: '1990-13-01' }, 'dateOfBirth'],
    ['a birth tomorrow', { dateOfBirth: '2026-11-21' }, 'dateOfBirth'],
    ['a birth in another age', { dateOfBirth: '1899-12-31' }, 'dateOfBirth'],
    ['a date of another form', { dateOfBirth: '28-02-1990' }, 'dateOfBirth'],
    ['a document that ends on 31 June', { documentExpires: '2030-06-31' }, 'documentExpires'],
    ['an e-mail address that is none', { email: 'jan@' }, 'email'],
    ['letters for a phone number', { phone: 'call me' }, 'phone'],
    ['a country that is none', { country: 'Netherlands' }, 'country'],
    ['a document number with markup', { document: '<b>NX1</b>' }, 'document'],
  ])('are refused with %s', async (_what, change, field) => {
    expect(await save({ ...JAN, ...change })).toMatchObject({
      status: 422,
      errors: [{ code: 'INVALID_REQUEST', field, message: expect.stringMatching(/\w/) }],
    });
    expect(await list()).toEqual([]);
  });

  it('may be born today', async () => {
    expect((await save({ ...JAN, dateOfBirth: '2026-11-20' })).status).toBe(200);
  });

  it('keep no script in what a browser may show', async () => {
    const saved = await save({ ...JAN, email: 'javascript:alert(1)@example.com' });
    expect(JSON.stringify(saved.result)).not.toContain('javascript:');
  });

  it('are twenty at most, also when they come at once', async () => {
    await Promise.all(Array.from({ length: 18 }, () => save(JAN)));
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(JAN)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toMatchObject([
      { code: 'INVALID_REQUEST', message: 'You can save 20 travellers at most.' },
    ]);
    const travellers = await list();
    expect(travellers).toHaveLength(20);
    expect((await save({ ...JAN, id: travellers?.[0]?.id, firstName: 'Piet' })).status).toBe(200);
  });

  describe('of somebody else', () => {
    let theirs = '';
    let olga: Member;

    beforeEach(async () => {
      olga = await signedInMember(site());
      theirs = (await save(JAN, olga.headers)).result?.id ?? '';
    });

    it.each<[string, () => Promise<{ status: number }>]>([
      ['are not listed', async () => ({ status: (await list())?.length === 0 ? 404 : 200 })],
      ['are not changed', () => save({ ...JAN, id: theirs, firstName: 'Mallory' })],
      ['are not deleted', () => api.ask(deleteTraveller, { id: theirs }, sanne.headers)],
    ])('%s', async (_what, attempt) => {
      expect((await attempt()).status).toBe(404);
      expect(await list(olga.headers)).toMatchObject([{ id: theirs, firstName: 'Jan' }]);
    });

    it('answer like unknown ones', async () => {
      const [known, unknown] = [
        await save({ ...JAN, id: theirs }),
        await save({ ...JAN, id: 'none' }),
      ];
      expect(known.errors).toEqual(unknown.errors);
      expect(known.errors).toMatchObject([
        { code: 'NOT_FOUND', field: 'id', message: 'This traveller could not be found.' },
      ]);
    });
  });
});
