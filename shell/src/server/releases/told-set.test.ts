import { folderRegistry, noteQuarantine, promote } from '@wayfare/releases';
import { testShelf, type TestShelf } from '../testing/site.fixture';
import { createLiveSet } from './live-set';
import { createReleaseLoader } from './release-loader';
import { setsSeen, type SetSeen } from './told-set';

let shelf: TestShelf;
beforeEach(async () => {
  shelf = await testShelf();
});
afterEach(() => shelf.remove());

it('a live set tells with every look what it is made by, and which releases in it are in quarantine', async () => {
  const registry = folderRegistry(shelf.config.registryFolder, () => undefined);
  const live = createLiveSet({
    registry,
    store: shelf.releases,
    take: () => Promise.resolve(),
    host: {},
    ...createReleaseLoader(shelf.releases, {}),
    pollMs: 1_000_000,
    soakMs: 0,
    report: () => undefined,
    tell: () => undefined,
  });
  const seen: SetSeen[] = [];
  const end = setsSeen.hear((set) => void seen.push(set));
  await live.refresh();
  await shelf.publish({ name: 'alpha' });
  await live.refresh();
  await live.refresh();
  const alpha = { vertical: 'alpha', version: '1.0.0' };
  await noteQuarantine(registry, { ...alpha, note: 'it ended two workers' });
  await live.refresh();
  await promote(shelf, 'alpha', '1.0.0');
  await live.refresh();
  end();
  const [none, one] = [[], ['alpha@1.0.0']];
  expect(seen).toEqual([
    { revision: 0, live: none, quarantined: none },
    { revision: 1, live: one, quarantined: none },
    { revision: 1, live: one, quarantined: none },
    { revision: 2, live: one, quarantined: one },
    { revision: 3, live: one, quarantined: none },
  ]);
});
