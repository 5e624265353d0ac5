import { folderRegistry, promote } from '@wayfare/releases';
import { createLiveSet } from './releases/live-set';
import { createReleaseLoader } from './releases/release-loader';
import { testShelf, type TestShelf } from './testing/site.fixture';

let shelf: TestShelf;
let live: ReturnType<typeof createLiveSet>;
let outdated: string[][];

const open = () => {
  const nothing = () => undefined;
  const { check, keep } = createReleaseLoader(shelf.releases, {});
  const set = createLiveSet({
    registry: folderRegistry(shelf.config.registryFolder, nothing),
    store: shelf.releases,
    take: () => Promise.resolve(),
    host: {},
    ...{ check, keep, pollMs: 3_600_000, soakMs: 0, report: nothing, tell: nothing },
  });
  set.whenOutdated((keys) => outdated.push([...keys]));
  return set;
};
const keysNow = () => live.forVisitor('somebody')?.surrogateKeys ?? [];

beforeEach(async () => {
  shelf = await testShelf();
  outdated = [];
  await shelf.publish({ name: 'alpha' });
  await shelf.publish({ name: 'alpha', version: '2.0.0' }, 0);
  live = open();
  await live.start();
});
afterEach(async () => {
  live.stop();
  await shelf.remove();
});

it('a shell that starts has pages of the revisions before dropped, and none of its own', () => {
  expect(outdated).toEqual([['revision-1']]);
  expect(keysNow()).toEqual(['revision-2', expect.stringMatching(/^set-[a-f0-9]{12}$/)]);
});

it('a revision outdates all before it, and varies while visitors get different releases', async () => {
  expect(live.varies()).toBe(false);
  await promote(shelf, 'alpha', '2.0.0', 5_000);
  await live.refresh();
  expect([live.varies(), outdated.at(-1)]).toEqual([true, ['revision-1', 'revision-2']]);
  await promote(shelf, 'alpha', '2.0.0', 10_000);
  await live.refresh();
  expect([live.varies(), outdated.at(-1)?.length]).toEqual([false, 3]);
});

it('a look that finds nothing new outdates nothing', async () => {
  keysNow();
  await live.refresh();
  expect(outdated).toHaveLength(1);
});

it('a release in quarantine outdates the pages that it is in, from that very moment', async () => {
  await promote(shelf, 'alpha', '2.0.0');
  await live.refresh();
  const [, set = ''] = keysNow();
  outdated.length = 0;
  const whole = live.quarantine('alpha@2.0.0');
  expect(outdated).toEqual([[set]]);
  await whole;
  expect(keysNow()).not.toContain(set);
});
