import type { Revision } from '../registry';
import { hasPostgres, openOwnDatabase, type OwnDatabase } from '../testing/postgres.fixture';
import { postgresRegistry } from './postgres-registry';

const revision = (rev: number): Revision => ({
  rev,
  at: '2026-01-01T00:00:00.000Z',
  action: 'publish',
  vertical: 'alpha',
  set: { alpha: [{ version: '1.0.0', weight: 10_000 }] },
});

(hasPostgres ? describe : describe.skip)('A registry in PostgreSQL', () => {
  let database: OwnDatabase;
  let opened: ReturnType<typeof postgresRegistry>[];
  const open = (url = database.url) => {
    const registry = postgresRegistry(url);
    opened.push(registry);
    return registry;
  };
  beforeEach(async () => {
    opened = [];
    database = await openOwnDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.map((registry) => registry.close()));
    await database.drop();
  });

  it('makes its schema once, whoever of many comes first', async () => {
    const heads = await Promise.all(Array.from({ length: 8 }, () => open().head()));
    expect(heads).toEqual(heads.map(() => null));
    expect(await database.run('SELECT version FROM release_registry.migrations')).toEqual([
      { version: 1 },
    ]);
  });

  it.each([
    'UPDATE release_registry.revisions SET rev = 7',
    'DELETE FROM release_registry.revisions',
    'TRUNCATE release_registry.revisions',
  ])('lets nobody change what is written: %s', async (statement) => {
    await open().append(revision(1));
    await expect(database.run(statement)).rejects.toThrow('the registry is only ever added to');
  });

  it('finds the newest revision that can be read below any number of others', async () => {
    const registry = open();
    await registry.append(revision(1));
    await database.run(
      `INSERT INTO release_registry.revisions SELECT rev, '{}' FROM generate_series(2, 50) AS rev`,
    );
    expect((await registry.head())?.rev).toBe(1);
  });

  it('needs no more than to read and to add, once its schema is there', async () => {
    await open().append(revision(1));
    const role = `reader_${new URL(database.url).pathname.slice(1)}`;
    await database.run(`CREATE ROLE ${role} LOGIN;
      GRANT USAGE ON SCHEMA release_registry TO ${role};
      GRANT SELECT ON ALL TABLES IN SCHEMA release_registry TO ${role};
      GRANT INSERT ON release_registry.revisions TO ${role}`);
    const url = new URL(database.url);
    url.username = role;
    const registry = open(url.href);
    await registry.append(revision(2));
    expect((await registry.head())?.rev).toBe(2);
    await registry.close();
    opened = opened.filter((other) => other !== registry);
    await database.run(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });

  it('says that it is away while the server lets nobody in, and goes on by itself afterwards', async () => {
    const registry = open();
    await registry.append(revision(1));
    await database.allow(false);
    await expect(registry.head()).rejects.toMatchObject({ code: 'UNREACHABLE', statusCode: 503 });
    await expect(registry.append(revision(2))).rejects.toMatchObject({ code: 'UNREACHABLE' });
    await database.allow(true);
    await registry.append(revision(2));
    expect((await registry.head())?.rev).toBe(2);
  });

  it('says so too where nobody listens, without a word of the password', async () => {
    const registry = open('postgres://somebody:secret@127.0.0.1:9/registry');
    const failed = registry.head().catch((error: unknown) => error);
    expect(await failed).toMatchObject({ code: 'UNREACHABLE' });
    expect(String(await failed)).not.toContain('secret');
  });
});
