import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, publish, rollback, type Shelf } from '@wayfare/releases';
import { openSiteStores, openStores } from '@wayfare/releases/stores/open-stores';
import type { StoreSettings } from '@wayfare/releases/stores/store-settings';
import {
  hasPostgres,
  openOwnDatabase,
  type OwnDatabase,
} from '@wayfare/releases/testing/postgres.fixture';
import { startS3, type S3Server } from '@wayfare/releases/testing/s3-server.fixture';
import { tinyRelease } from '../testing/site.fixture';
import { createLiveSet } from './live-set';
import { createReleaseLoader } from './release-loader';

/* Shells whose registry is in PostgreSQL and whose releases are in S3: what is lost is lost, by ending it. */

const RECHECK_MS = 3_000;
const now = Date.now;

interface OpenShell {
  live: ReturnType<typeof createLiveSet>;
  /** what it said to its log */
  told: string[];
  away(): string[];
  /** `vertical@version` that pages are made with */
  shows(): string[];
  stop(): Promise<void>;
}

(hasPostgres ? describe : describe.skip)('Shells of one registry and one storage', () => {
  let root: string;
  let database: OwnDatabase;
  let s3: S3Server;
  let settings: StoreSettings;
  let shelf: Shelf & { close(): Promise<void> };
  let shells: OpenShell[];
  let ahead: number;

  const folderOf = (name: string) => path.join(root, name);
  async function start(name: string): Promise<OpenShell> {
    const told: string[] = [];
    const report = (message: string) => void told.push(message);
    const stores = await openSiteStores({
      dataDir: folderOf(name),
      settings,
      report,
      lookMs: 0,
      againMs: 0,
    });
    const { check, keep } = createReleaseLoader(stores.releases, {});
    const live = createLiveSet({
      registry: stores.registry,
      store: stores.releases,
      take: stores.releases.take,
      host: {},
      ...{ check, keep, pollMs: 3_600_000, soakMs: 60_000, report },
      tell: ({ event, vertical, version, cause }) =>
        report(`${event} ${vertical} ${version}: ${cause}`),
    });
    const shell: OpenShell = {
      live,
      told,
      away: stores.away,
      shows: () =>
        Object.entries(live.versions())
          .flatMap(([vertical, versions]) => versions.map((version) => `${vertical}@${version}`))
          .sort(),
      async stop() {
        live.stop();
        await stores.close();
      },
    };
    shells.push(shell);
    await live.start();
    return shell;
  }
  const publishTiny = (name: string, version = '1.0.0') =>
    publish(shelf, tinyRelease({ name, version }));
  const later = () => void (ahead += RECHECK_MS);

  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.remove());
  beforeEach(async () => {
    ahead = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    root = await mkdtemp(path.join(tmpdir(), 'shells-'));
    [database] = await Promise.all([openOwnDatabase(), s3.start()]);
    settings = { registryUrl: database.url, s3: s3.settings, publicKeys: [] };
    shelf = await openStores(folderOf('nobody'), settings);
    shells = [];
    await publishTiny('alpha');
  });
  afterEach(async () => {
    await Promise.all([...shells, { stop: shelf.close }].map((opened) => opened.stop()));
    await database.drop();
    await rm(root, { recursive: true });
    jest.restoreAllMocks();
  });

  it('see each revision, and keep the files of what they show', async () => {
    const both = [await start('one'), await start('two')];
    await publishTiny('alpha', '2.0.0');
    await publishTiny('beta');
    for (const shell of both) await shell.live.refresh();
    await rollback(shelf, 'alpha');
    for (const [index, shell] of both.entries()) {
      expect(shell.shows()).toEqual(['alpha@2.0.0', 'beta@1.0.0']);
      await shell.live.refresh();
      expect(shell.shows()).toEqual(['alpha@1.0.0', 'beta@1.0.0']);
      expect(shell.told).toEqual([]);
      const folder = folderOf(index === 0 ? 'one' : 'two');
      await access(path.join(folder, 'releases/beta/1.0.0/client/index.js'));
    }
  });

  it('lose the storage: what they show they go on showing, also after a restart', async () => {
    await (await start('one')).stop();
    await s3.stop();
    const again = await start('one');
    expect([again.shows(), again.told, again.away()]).toEqual([['alpha@1.0.0'], [], []]);
  });

  it('lose the storage while somebody releases: the others’ releases and a way back are taken, the new one when it is back', async () => {
    const shell = await start('one');
    await publishTiny('alpha', '2.0.0');
    await publishTiny('beta');
    await shell.live.refresh();
    await publishTiny('alpha', '3.0.0');
    await s3.stop();
    await shell.live.refresh();
    expect(shell.shows()).toEqual(['alpha@2.0.0', 'beta@1.0.0']);
    expect(shell.live.revision()).toBe(4);
    for (let looks = 0; looks < 3; looks += 1) {
      later();
      await shell.live.refresh();
    }
    expect(shell.told).toEqual([
      expect.stringMatching(
        /^the storage of releases is away, the site goes on with what it has: the storage of releases: ./,
      ),
    ]);
    expect(shell.away()).toEqual([expect.stringMatching(/^releases: the storage of releases: ./)]);
    await s3.start();
    later();
    await shell.live.refresh();
    expect(shell.shows()).toEqual(['alpha@3.0.0', 'beta@1.0.0']);
    expect([shell.told.slice(1), shell.away()]).toEqual([['the storage of releases is back'], []]);
  });

  it('lose the registry: they go on, start with what they knew, and catch up', async () => {
    const shell = await start('one');
    await database.allow(false);
    for (let looks = 0; looks < 3; looks += 1) await shell.live.refresh();
    expect([shell.shows(), shell.told]).toEqual([
      ['alpha@1.0.0'],
      [expect.stringMatching(/^the registry is away, the site goes on with what it has: /)],
    ]);
    expect(shell.away()).toEqual([expect.stringMatching(/^registry: /)]);
    const restarted = await start('one');
    expect(restarted.shows()).toEqual(['alpha@1.0.0']);
    await database.allow(true);
    await publishTiny('alpha', '2.0.0');
    for (const each of [shell, restarted]) {
      await each.live.refresh();
      expect([each.shows(), each.told.slice(1)]).toEqual([
        ['alpha@2.0.0'],
        ['the registry is back'],
      ]);
    }
  });

  it('are not started without either and with nothing kept', async () => {
    await database.allow(false);
    await expect(start('new')).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('refuse an object that was changed, and go on with what they had', async () => {
    await promote(shelf, 'alpha', '1.0.0');
    const shell = await start('one');
    const made = tinyRelease({ name: 'alpha', version: '2.0.0' });
    await shelf.releases.add('alpha', '2.0.0', made.files);
    await s3.corrupt('releases/alpha/2.0.0/client/index.js');
    await promote(shelf, 'alpha', '2.0.0');
    await shell.live.refresh();
    expect(shell.shows()).toEqual(['alpha@1.0.0']);
    expect(shell.told).toEqual([
      'release-refused alpha 2.0.0: release alpha 2.0.0: client/index.js is not what was published',
    ]);
  });
});
