import {
  eraseAccount,
  favourites,
  MOST_FAVOURITES,
  removeFavourite,
  saveFavourites,
} from '@wayfare/api-contract';
import { NOW, startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { PASSWORD, signedInMember } from '../../../test/clients/member-client';
import type { Member } from '../../../test/clients/member-client';

const hotel = (item: string, search = '') => ({ product: 'hotels' as const, item, search });
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => hotel(`acc_${from + index}`));

describeOnDatabase('What users save', (database) => {
  let api: AppUnderTest;
  let sanne: Member;
  let stranger: Member;

  beforeAll(async () => {
    api = await startApp(database());
  }, 60_000);
  beforeEach(async () => {
    const site = { database: database(), keys: api.keys, now: NOW };
    sanne = await signedInMember(site);
    stranger = await signedInMember(site);
  });
  afterAll(() => api.close());

  const itemsOf = async (of: Member = sanne) =>
    (await api.ask(favourites, {}, of.headers)).result?.favourites.map(({ item, search }) =>
      search === '' ? item : `${item} ${search}`,
    );
  const save = (list: ReturnType<typeof hotel>[], more: object = {}) =>
    api.ask(saveFavourites, { favourites: list, ...more }, sanne.headers);

  it('is theirs alone, the latest first, each once and with the search that it was last saved with', async () => {
    await save([hotel('acc_1', 'a'), hotel('acc_2'), hotel('acc_1', 'b')]);
    expect(await itemsOf()).toEqual(['acc_1 a', 'acc_2']);
    await api.ask(
      saveFavourites,
      { favourites: [hotel('acc_2', 'c')] },
      { ...sanne.headers, 'x-test-clock': new Date(NOW + 60_000).toISOString() },
    );
    expect(await itemsOf()).toEqual(['acc_1 a', 'acc_2 c']);
    expect(await itemsOf(stranger)).toEqual([]);
    await api.ask(removeFavourite, hotel('acc_1'), stranger.headers);
    expect(await itemsOf()).toHaveLength(2);
    await api.ask(removeFavourite, hotel('acc_1'), sanne.headers);
    await api.ask(removeFavourite, hotel('acc_1'), sanne.headers);
    expect(await itemsOf()).toEqual(['acc_2 c']);
  });

  it('ends at a limit, which two at once do not pass', async () => {
    await save(many(MOST_FAVOURITES - 1));
    const both = await Promise.all([save([hotel('one')]), save([hotel('two')])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.flatMap(({ errors }) => errors)).toEqual([
      expect.objectContaining({
        field: 'favourites',
        message: 'You have saved 200 already, and no more fit. Remove one first.',
      }),
    ]);
    expect((await save([hotel('acc_0', 'again')])).status).toBe(200);
  });

  it('takes in what a browser kept, as far as it fits', async () => {
    await save(many(MOST_FAVOURITES - 2));
    const { status, result } = await save([hotel('x1'), hotel('acc_3'), hotel('x2'), hotel('x3')], {
      merge: true,
    });
    expect(status).toBe(200);
    expect(result?.favourites).toHaveLength(MOST_FAVOURITES);
    const items = result?.favourites.map(({ item }) => item) ?? [];
    expect([items.includes('x1'), items.includes('x2'), items.includes('x3')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('goes with the account', async () => {
    await save([hotel('acc_1')]);
    await api.ask(eraseAccount, { confirm: PASSWORD }, sanne.headers);
    const { rows } = await database().pool.query('SELECT * FROM favourites WHERE user_id = $1', [
      sanne.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['too many at once', { favourites: many(MOST_FAVOURITES + 1) }],
    ['an item that is none', { favourites: [hotel('a b')] }],
    ['another product', { favourites: [{ ...hotel('a'), product: 'boats' }] }],
    ['a search that is too long', { favourites: [hotel('a', 'x'.repeat(2_001))] }],
  ])('refuses %s', async (_what, request) => {
    const { status } = await api.ask(saveFavourites, request as never, sanne.headers);
    expect(status).toBe(422);
  });
});
