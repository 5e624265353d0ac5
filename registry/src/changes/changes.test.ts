import { registryClient, type RegistryClient } from '@wayfare/releases/service/registry-client';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { startService, type RunningService } from '../testing/service.fixture';

let service: RunningService;
let client: RegistryClient;
beforeEach(async () => {
  service = await startService();
  client = await service.clientOf('alpha');
});
afterEach(() => service.close());

const publish = async (...versions: string[]) => {
  for (const version of versions) await client.publish(builtRelease({ version }), 'it is better');
};
const live = async () => (await client.list()).verticals['alpha'];
const versions = async () => (await live())?.live.map(({ version }) => version);

it('every change says who, when and why', async () => {
  const token = await service.tokenOf({ team: 'alphas' });
  const own = registryClient({ url: service.url, token });
  const before = Date.now();
  await own.publish(builtRelease({ version: '1.0.0' }), '  New dates, at last ');
  await own.publish(builtRelease({ version: '2.0.0' }), 'more', { weight: 1_000 });
  await own.promote('alpha', '2.0.0', 'half', 5_000);
  await own.rollback('alpha', 'too slow');
  await own.pause('alpha', 'until Monday');
  await own.resume('alpha', 'it is Monday');
  await own.revoke('alpha', '2.0.0', 'it leaks');
  await own.withdraw('alpha', 'closed');
  const response = await fetch(`${service.url}/v1/revisions?after=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { revisions } = (await response.json()) as { revisions: Record<string, unknown>[] };
  const actor = `alphas/${token.split('_')[1]}`;
  expect(revisions.map(({ action, version, reason }) => [action, version, reason])).toEqual([
    ['publish', '2.0.0', 'more'],
    ['promote', '2.0.0', 'half'],
    ['rollback', undefined, 'too slow'],
    ['pause', undefined, 'until Monday'],
    ['resume', undefined, 'it is Monday'],
    ['revoke', '2.0.0', 'it leaks'],
    ['remove', undefined, 'closed'],
  ]);
  expect(revisions.map((revision) => revision['actor'])).toEqual(revisions.map(() => actor));
  for (const { at } of revisions) expect(Date.parse(String(at))).toBeGreaterThanOrEqual(before);
  const [first] = await service.opened.shelf.registry.history();
  expect(first).toMatchObject({ actor, reason: 'New dates, at last', version: '1.0.0' });
});

it.each([
  ['no reason', {}],
  ['an empty one', { reason: '  ' }],
  ['one without words', { reason: '42 !' }],
  ['one that is too long', { reason: 'a'.repeat(501) }],
  ['an actor of its own', { reason: 'because', actor: 'somebody else' }],
  ['a body that is no object', 'x'],
])('with %s nothing is changed', async (_which, body) => {
  await publish('1.0.0', '2.0.0');
  const token = await service.tokenOf({});
  const response = await fetch(`${service.url}/v1/verticals/alpha/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    400,
    'REQUEST',
  ]);
  expect(await service.opened.shelf.registry.history()).toHaveLength(2);
});

it('a rollback pressed twice goes two back, and no further than there was something', async () => {
  await publish('1.0.0', '2.0.0', '3.0.0');
  expect((await live())?.chain).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  await client.rollback('alpha', 'it is broken');
  expect(await versions()).toEqual(['2.0.0']);
  await client.rollback('alpha', 'this too');
  expect(await versions()).toEqual(['1.0.0']);
  await expect(client.rollback('alpha', 'and this')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a pause takes what is published into a queue, and lets nothing in but ways back', async () => {
  await publish('1.0.0', '2.0.0');
  await client.pause('alpha', 'a sale');
  const { action, set } = await client.publish(builtRelease({ version: '3.0.0' }), 'ready');
  expect([action, set['alpha']]).toEqual(['queue', [{ version: '2.0.0', weight: 10_000 }]]);
  expect(await live()).toMatchObject({ isPaused: true, queued: ['3.0.0'] });
  await expect(client.promote('alpha', '3.0.0', 'now')).rejects.toMatchObject({ code: 'PAUSED' });
  await client.rollback('alpha', 'it was the sale');
  expect(await versions()).toEqual(['1.0.0']);
  await client.resume('alpha', 'over');
  expect(await live()).toMatchObject({ isPaused: false, queued: ['3.0.0'] });
  await client.promote('alpha', '3.0.0', 'it waited');
  expect(await live()).toMatchObject({ queued: [], live: [{ version: '3.0.0' }] });
});

it('a revoked release is gone for good, from what is live and from every way back', async () => {
  await publish('1.0.0', '2.0.0', '3.0.0');
  await client.revoke('alpha', '2.0.0', 'it leaks');
  expect(await versions()).toEqual(['3.0.0']);
  expect((await live())?.chain).toEqual(['3.0.0', '1.0.0']);
  await client.revoke('alpha', '3.0.0', 'it leaks too');
  expect(await versions()).toEqual(['1.0.0']);
  for (const again of [
    () => client.promote('alpha', '3.0.0', 'please'),
    () => client.publish(builtRelease({ version: '2.0.0' }), 'please'),
  ])
    await expect(again()).rejects.toMatchObject({ code: 'REVOKED' });
  await client.revoke('alpha', '1.0.0', 'this as well');
  expect(await versions()).toEqual([]);
  await expect(client.revoke('alpha', '9.9.9', 'unknown')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('of a rollout, the arm that is revoked leaves its visitors to the other', async () => {
  await publish('1.0.0');
  await client.publish(builtRelease({ version: '2.0.0' }), 'a try', { weight: 1_000 });
  await client.revoke('alpha', '2.0.0', 'it fails');
  expect((await live())?.live).toEqual([
    { version: '1.0.0', weight: 10_000, isQuarantined: false },
  ]);
});

it('publishes nothing that was not uploaded, and nothing that another one’s paths refuse', async () => {
  const token = await service.tokenOf({});
  const response = await fetch(`${service.url}/v1/verticals/alpha/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: '7.0.0', reason: 'it should be there' }),
  });
  expect(response.status).toBe(404);
  await publish('1.0.0');
  const beta = await service.clientOf('beta');
  const routes = [{ name: 'index', path: { en: '/alpha', nl: '/nl/beta' } }];
  await expect(
    beta.publish(builtRelease({ name: 'beta', change: { routes } }), 'mine now'),
  ).rejects.toMatchObject({ code: 'OVERLAP' });
  expect(await service.opened.shelf.registry.history()).toHaveLength(1);
});

it('says what is another in a release', async () => {
  const imports = { '@wayfare/ui': ['Button'] };
  await client.upload(builtRelease({ version: '1.0.0', imports }));
  await client.upload(
    builtRelease({
      version: '2.0.0',
      code: 'page(2)',
      imports: { '@wayfare/ui': ['Card'] },
      change: {
        contract: '^2.1.0',
        slots: [{ id: 'home.top/v1', order: 1, label: { en: 'Alphas', nl: 'Alfa’s' } }],
        routes: [
          { name: 'index', path: { en: '/alpha', nl: '/nl/alfa' } },
          { name: 'one', path: { en: '/alpha/:id', nl: '/nl/alfa/:id' } },
        ],
      },
    }),
  );
  expect(await client.diff('alpha', '1.0.0', '2.0.0')).toEqual({
    vertical: 'alpha',
    from: '1.0.0',
    to: '2.0.0',
    routes: { added: ['one'], removed: [], changed: ['index'] },
    slots: { added: ['home.top/v1'], removed: [], changed: [] },
    contract: { from: '*', to: '^2.1.0' },
    imports: { added: ['@wayfare/ui Card'], removed: ['@wayfare/ui Button'] },
    bytes: {
      client: { from: expect.any(Number), to: expect.any(Number) },
      server: { from: expect.any(Number), to: expect.any(Number) },
      chunks: {
        index: { from: 6, to: 7 },
        one: { from: 0, to: 7 },
        'slot-home-top-v1': { from: 0, to: 7 },
      },
    },
  });
  await expect(client.diff('alpha', '1.0.0', '3.0.0')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
