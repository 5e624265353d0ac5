import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteQuarantine } from '@wayfare/releases';
import type { RegistryAddress } from '@wayfare/releases/service/ask-registry';
import type { RegistryClient } from '@wayfare/releases/service/registry-client';
import { openSiteStores, type SiteStores } from '@wayfare/releases/stores/open-stores';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { buildApp } from './app';
import { startService, type RunningService } from './testing/service.fixture';
import { watchedHistory } from './watched-history';

let service: RunningService;
let client: RegistryClient;
let folder: string;
let address: RegistryAddress;
let said: string[];
const opened: SiteStores[] = [];

beforeEach(async () => {
  service = await startService();
  client = await service.clientOf('alpha');
  folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  said = [];
  const token = await service.tokenOf({ team: 'shells', kind: 'follow', verticals: [] });
  address = { url: service.url, token };
});
afterEach(async () => {
  for (const stores of opened.splice(0)) await stores.close();
  await service.close();
  await rm(folder, { recursive: true });
});

/** A shell as it is started: with what an earlier one left in its folder. */
async function startShell(): Promise<SiteStores> {
  const stores = await openSiteStores({
    dataDir: folder,
    settings: { registryUrl: undefined, s3: undefined, publicKeys: [], service: address },
    report: (message) => void said.push(message),
    lookMs: 0,
    againMs: 0,
  });
  opened.push(stores);
  return stores;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => void setTimeout(resolve, 20));
}
const revOf = async ({ registry }: SiteStores) => (await registry.head())?.rev ?? 0;

it('a shell hears of a revision, takes the release down from the service, and notes a quarantine there', async () => {
  await client.publish(builtRelease(), 'first');
  const shell = await startShell();
  expect(await revOf(shell)).toBe(1);
  const second = builtRelease({ version: '2.0.0' });
  await client.publish(second, 'second');
  await until(async () => (await revOf(shell)) === 2);
  await shell.releases.take('alpha', '2.0.0');
  for (const [file, content] of second.files)
    expect(await shell.releases.read('alpha', '2.0.0', file)).toEqual(content);
  const quarantine = { vertical: 'alpha', version: '2.0.0', note: 'it ended two workers' };
  await noteQuarantine(shell.registry, quarantine);
  expect(await service.opened.shelf.registry.head()).toMatchObject({
    action: 'quarantine',
    ...quarantine,
  });
  await until(async () => (await revOf(shell)) === 3);
});

it('a shell changes nothing but that', async () => {
  await client.publish(builtRelease(), 'first');
  const shell = await startShell();
  const [head] = await shell.registry.history();
  if (head === undefined) throw new Error('there is one');
  await expect(shell.registry.append({ ...head, rev: 2 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('with the registry away a shell goes on, starts again with what it has, and catches up', async () => {
  await client.publish(builtRelease(), 'first');
  const before = await startShell();
  await before.registry.history();
  await before.releases.take('alpha', '1.0.0');
  const { port } = new URL(service.url);
  await service.stop();
  await until(async () => {
    await before.registry.head();
    return before.away().length > 0;
  });
  expect(await revOf(before)).toBe(1);
  const again = await startShell();
  expect(await revOf(again)).toBe(1);
  await again.releases.take('alpha', '1.0.0');
  expect((await again.releases.read('alpha', '1.0.0', 'client/index.js')).toString()).toBe(
    'page()',
  );
  expect(again.away()[0]).toMatch(/^registry: the registry: /);
  expect(said).toContainEqual(expect.stringMatching(/^the registry is away, the site goes on/));

  const app = buildApp({ config: service.config, ...service.opened });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  try {
    expect((app.server.address() as AddressInfo).port).toBe(Number(port));
    await client.publish(builtRelease({ version: '2.0.0' }), 'second');
    await until(async () => (await revOf(again)) === 2);
    expect(again.away()).toEqual([]);
    expect(said).toContain('the registry is back');
  } finally {
    await app.close();
  }
});

it('a registry that was put back to an earlier state is followed from there', async () => {
  for (const version of ['1.0.0', '2.0.0']) await client.publish(builtRelease({ version }), 'x');
  const shell = await startShell();
  expect(await revOf(shell)).toBe(2);
  await rm(path.join(service.folder, 'registry/00000002.json'));
  await until(async () => (await revOf(shell)) === 1);
});

it('who waits is answered by the next revision, and by the end of the process', async () => {
  await client.publish(builtRelease(), 'first');
  const ask = async () =>
    (await (
      await fetch(`${service.url}/v1/revisions?after=1&wait=30`, {
        headers: { authorization: `Bearer ${address.token}` },
      })
    ).json()) as { head: number; revisions: { rev: number }[] };
  const waiting = ask();
  await client.publish(builtRelease({ version: '2.0.0' }), 'second');
  expect((await waiting).revisions.map(({ rev }) => rev)).toEqual([2]);
  expect((await ask()).head).toBe(2);
  const watched = watchedHistory(service.opened.shelf.registry);
  const last = watched.after(2, 30_000);
  watched.close();
  expect(await last).toEqual({ head: 2, revisions: [] });
});

it.each(['../../tokens', '/etc/passwd', 'client/../../x', '', 'client/none.js'])(
  'answers no file %j',
  async (file) => {
    await client.publish(builtRelease(), 'first');
    const query = `file=${encodeURIComponent(file)}`;
    const response = await fetch(`${service.url}/v1/verticals/alpha/releases/1.0.0/file?${query}`, {
      headers: { authorization: `Bearer ${address.token}` },
    });
    expect([400, 404]).toContain(response.status);
  },
);
