import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { registryClient } from '@wayfare/releases/service/registry-client';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { startService, type RunningService } from '../testing/service.fixture';

const AT_ONCE = 20;

let services: RunningService[];
beforeEach(async () => {
  const first = await startService();
  // a second process of the same stores
  services = [first, await startService({ DATA_DIR: first.folder })];
});
afterEach(async () => {
  for (const service of services) await service.close();
});

it(`${AT_ONCE} publishes at once over two processes are ${AT_ONCE} live or queued, and leave nothing lying about`, async () => {
  const [first] = services;
  if (first === undefined) throw new Error('there are two');
  const token = await first.tokenOf({ verticals: ['*'] });
  const clients = services.map(({ url }) => registryClient({ url, token }));
  const clientOf = (index: number) => clients[index % clients.length] ?? clients[0]!;
  await clientOf(0).publish(builtRelease({ name: 'paused' }), 'first');
  await clientOf(0).pause('paused', 'for the test');
  // some are of one vertical, some of a paused one, the others of one each
  const made = Array.from({ length: AT_ONCE }, (_, index) => {
    const name = ['same', 'paused'][index % 5] ?? `vertical-${index}`;
    return builtRelease({ name, version: `1.${index + 1}.0` });
  });
  const revisions = await Promise.all(
    made.map((each, index) => clientOf(index).publish(each, `number ${index}`)),
  );
  const history = (await first.opened.shelf.registry.history()).slice(2);
  expect(history.map(({ rev }) => rev)).toEqual(made.map((_, index) => index + 3));
  expect(revisions.map(({ rev }) => rev).sort((a, b) => a - b)).toEqual(
    history.map(({ rev }) => rev),
  );
  const { verticals } = await clientOf(0).list();
  for (const { release } of made) {
    const { live = [], queued = [], chain = [], kept = [] } = verticals[release.name] ?? {};
    const known = release.name === 'paused' ? queued : [...live.map((x) => x.version), ...chain];
    expect(known).toContain(release.version);
    expect(kept).toContain(release.version);
  }
  // folders of releases are those that revisions name, whole, and nothing that was being written
  const named = new Set([
    'paused/1.0.0',
    ...made.map((m) => `${m.release.name}/${m.release.version}`),
  ]);
  const releases = path.join(first.folder, 'releases');
  const found = await Promise.all(
    (await readdir(releases)).map(async (name) =>
      (await readdir(path.join(releases, name))).map((version) => `${name}/${version}`),
    ),
  );
  expect(new Set(found.flat())).toEqual(named);
  const registry = await readdir(path.join(first.folder, 'registry'));
  expect(registry.filter((name) => name.startsWith('.'))).toEqual([]);
});
