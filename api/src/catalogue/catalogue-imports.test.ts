import { syntheticFeed } from '../../bench/synthetic-hotels';
import { describeOnDatabases } from '../../test/databases/on-databases';
import type { Catalogue } from './catalogue';
import { readTowns } from './geonames/towns';
import type { CatalogueFeed } from './import/feed';
import { importCatalogue } from './import/import-catalogue';
import { MemoryCatalogue } from './memory-catalogue';

const HOTELS = 800;
const LARGE_TOWN = 100_000;
/* The suite of the catalogue imports all towns, which takes seconds each time. */
const towns = readTowns().filter(({ population }) => population >= LARGE_TOWN);
const log = { info: () => undefined, warn: () => undefined };

function feedOf(count: number): CatalogueFeed {
  const opened = syntheticFeed(towns, count);
  return { open: (known) => Promise.resolve(known === opened.version ? null : opened) };
}

describeOnDatabases('Imports of the catalogue', (database) => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    await importCatalogue(database().pool, feedOf(HOTELS), log, () => towns);
    catalogue = await MemoryCatalogue.open(database());
  }, 60_000);

  it('imports the same content once and follows when it changes', async () => {
    expect(await importCatalogue(database().pool, feedOf(HOTELS), log, () => towns)).toMatchObject({
      changed: false,
    });
    expect(await catalogue.reload()).toBe(false);
    expect(await importCatalogue(database().pool, feedOf(500), log, () => towns)).toMatchObject({
      changed: true,
      hotels: 500,
    });
    expect(await catalogue.reload()).toBe(true);
    const hotels = catalogue
      .sitemapCountries('en')
      .reduce((sum, { hotelCount }) => sum + hotelCount, 0);
    expect(hotels).toBe(500);
  }, 60_000);

  it('SEO keeps the day of a hotel that comes in as it was, and notes today for one that does not', async () => {
    await database().pool.query("UPDATE catalogue_days SET changed_on = '2026-02-03'");
    const [kept, changed] = catalogue.hotelsFrom(0, 2).map(({ id }) => id);
    await database().pool.query("UPDATE catalogue_days SET digest = 'other' WHERE id = $1", [
      changed,
    ]);
    const before = await catalogue.changedOn([kept ?? '', changed ?? '', 'nobody']);
    expect([...before.values()]).toEqual(['2026-02-03', '2026-02-03']);
    const again = syntheticFeed(towns, 500);
    await importCatalogue(
      database().pool,
      { open: () => Promise.resolve({ ...again, version: 'again' }) },
      log,
      () => towns,
    );
    const { rows } = await database().pool.query<{ today: string }>(
      "SELECT to_char(now(), 'YYYY-MM-DD') AS today",
    );
    const days = await catalogue.changedOn([kept ?? '', changed ?? '']);
    expect([days.get(kept ?? ''), days.get(changed ?? '')]).toEqual(['2026-02-03', rows[0]?.today]);
    expect(await catalogue.lastChange('hotels')).toBe(rows[0]?.today);
    expect(await catalogue.lastChange('places')).toBe('2026-02-03');
  }, 60_000);

  it('keeps what it has when the supplier breaks off in the middle', async () => {
    const broken: CatalogueFeed = {
      open: () =>
        Promise.resolve({
          version: 'broken',
          async *hotels() {
            yield* [];
            throw new Error('connection reset');
          },
        }),
    };
    await expect(importCatalogue(database().pool, broken, log, () => towns)).rejects.toThrow(
      'connection reset',
    );
    const { rows } = await database().pool.query<{ count: string }>(
      'SELECT count(*) FROM catalogue_hotels',
    );
    expect(rows[0]?.count).toBe('500');
  }, 60_000);
});
