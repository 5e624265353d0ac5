import { chooseReleases } from '@wayfare/releases';
import { buildServer } from '../build-server';
import { armsCounted, type ArmCount } from '../arms/arm-counts';
import { standInRegistry } from './registry.fixture';
import { addWorker, takenUp } from './shelf-worker.fixture';
import { testShelf, type TinyVertical } from './site.fixture';

export const CONTROL = '1.0.0';
export const FRESH = '2.0.0';

const SIDE = [{ id: 'alpha.side/v1', order: 1, label: { en: 'Side', nl: 'Zij' } }];
const page = (name: string) => ({ name, path: { en: `/${name}`, nl: `/nl/${name}-nl` } });

/** Its home has the slot of beta and may be kept; its other page has nothing of beta. */
const ALPHA: TinyVertical = {
  name: 'alpha',
  manifest: { routes: [page('home'), page('alone')] },
  code: `
    routes: {
      home: () => Promise.resolve({
        loader: ({ cache }) => { cache({ sMaxAge: 60, staleWhileRevalidate: 600, surrogateKeys: [] }); return null; },
        Component: () => h('div', null, h('h1', null, 'alpha'), h(kit.Slot, { id: 'alpha.side/v1', vertical: 'beta' })),
      }),
      alone: () => Promise.resolve({ Component: text('alone') }),
    },
    slots: {}`,
};

const FINE = "Component: text('beta')";

/** `odd`, `late` and `slot` are the insides of parts that a release may have broken. */
export const beta = (
  version: string,
  { odd = FINE, late = FINE, slot = "text('side')" } = {},
): TinyVertical => ({
  name: 'beta',
  version,
  manifest: { routes: [page('beta'), page('odd'), page('late')], slots: SIDE },
  code: `
    routes: {
      beta: () => Promise.resolve({ ${FINE} }),
      odd: () => Promise.resolve({ ${odd} }),
      late: () => Promise.resolve({ ${late} }),
    },
    slots: { 'alpha.side/v1': () => Promise.resolve({ Component: ${slot} }) }`,
});

/** A shell that follows a registry's service, with beta 1.0.0 for everybody; what it counts. */
export async function rolloutSite(environment: Record<string, string> = {}) {
  const shelf = await testShelf();
  await shelf.publish(ALPHA);
  await shelf.publish(beta(CONTROL));
  const registry = await standInRegistry(shelf);
  const own = await testShelf({
    REGISTRY_POLL_MS: '50',
    ...registry.settings,
    ...environment,
  });
  await addWorker(own);
  const app = await buildServer(own.config);
  const heard: ArmCount[] = [];
  const unhear = armsCounted.hear((count) => void heard.push(count));

  /** Cookie of a visitor who has a release of beta. */
  async function visitorOf(version: string): Promise<string> {
    const { set = {} } = (await shelf.registry.head()) ?? {};
    for (let number = 0; ; number += 1) {
      const visitor = number.toString(16).padStart(16, '0');
      if (chooseReleases(set, visitor)['beta'] === version) return `wayfare_visitor=${visitor}`;
    }
  }

  return {
    app,
    registry,
    shelf,
    /** Half of the visitors get a release of beta. */
    async rollOut(fresh: TinyVertical = beta(FRESH), weight = 5_000) {
      await shelf.publish(fresh, weight);
      await takenUp(shelf, app);
    },
    takenUp: () => takenUp(shelf, app),
    async get(url: string, version: string) {
      return app.inject({ url, headers: { cookie: await visitorOf(version) } });
    },
    /** What was counted since it was last asked, each in words. */
    counted: () =>
      heard
        .splice(0)
        .map(({ vertical, version, counted, bucket }) =>
          [
            vertical,
            version,
            counted,
            ...(bucket === undefined || bucket === 0 ? [] : [bucket]),
          ].join(' '),
        )
        .sort(),
    async close() {
      unhear();
      await app.close();
      await registry.close();
      await own.remove();
      await shelf.remove();
    },
  };
}

export type RolloutSite = Awaited<ReturnType<typeof rolloutSite>>;

/** What a page says of the arms that it is in; null for nothing. */
export const armsIn = (body: string): unknown =>
  JSON.parse(/"arms":(\{[^}]*\})/.exec(body)?.[1] ?? 'null');
