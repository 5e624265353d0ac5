import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPostgres, openOwnDatabase } from '@wayfare/releases/testing/postgres.fixture';
import { readConfig } from '../config';
import { tokenCommand } from '../token-command';
import { folderTokens } from './folder-tokens';
import { callerOf } from './known-tokens';
import { postgresTokens } from './postgres-tokens';
import { readToken } from './token';
import type { TokenStore } from './token-store';

interface Place {
  readonly store: TokenStore;
  /** all that is stored, as text */
  dump(): Promise<string>;
  remove(): Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokens-'));
  return {
    store: folderTokens(path.join(folder, 'below')),
    async dump() {
      const below = path.join(folder, 'below');
      const names = await readdir(below);
      expect((await stat(path.join(below, names[0] ?? ''))).mode & 0o077).toBe(0);
      return (
        await Promise.all(names.map((name) => readFile(path.join(below, name), 'utf8')))
      ).join();
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function inPostgres(): Promise<Place> {
  const database = await openOwnDatabase();
  return {
    store: postgresTokens(database.url),
    dump: async () => JSON.stringify(await database.run('SELECT * FROM registry_access.tokens')),
    remove: () => database.drop(),
  };
}

const PLACES: [string, () => Promise<Place>][] = [
  ['a folder', inFolder],
  ...(hasPostgres ? [['PostgreSQL', inPostgres] as [string, () => Promise<Place>]] : []),
];
const NOW = new Date('2026-03-01T12:00:00.000Z');

describe.each(PLACES)('Tokens in %s', (_name, open) => {
  let place: Place;
  let said: string[];
  beforeEach(async () => {
    place = await open();
    said = [];
  });
  afterEach(async () => {
    await place.store.close();
    await place.remove();
  });
  const run = (words: string, now = NOW) =>
    tokenCommand(words.split(' '), {
      store: place.store,
      now,
      say: (text) => void said.push(text),
    });
  const callerAt = (token: string, now = NOW) =>
    callerOf(token, { configured: [], store: place.store, now: () => now });

  it('are issued for a team and its verticals, kept as a hash, listed and revoked', async () => {
    await run('issue --team hotels --vertical hotels --vertical stays --days 30');
    const [token = ''] = said;
    const id = token.split('_')[1];
    expect(token).toMatch(/^wfr_[a-f0-9]{16}_.{43}$/);
    const kept = await place.dump();
    expect(kept).toContain(readToken(token)?.hash);
    expect(kept).not.toContain(token.slice(-43));
    const caller = await callerAt(token);
    expect(caller.actor).toBe(`hotels/${id}`);
    expect(['hotels', 'stays', 'hotel', 'trains'].map((name) => caller.mayChange(name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await run('list');
    await run(`revoke ${id}`);
    await run('list');
    expect(said.slice(1)).toEqual([
      `${id} hotels release hotels,stays until 2026-03-31T12:00:00.000Z`,
      `${id} is revoked`,
      `${id} hotels release hotels,stays revoked 2026-03-01T12:00:00.000Z`,
    ]);
    await expect(callerAt(token)).rejects.toMatchObject({ code: 'TOKEN' });
  });

  it('end with their day', async () => {
    await run('issue --team hotels --vertical hotels --days 1');
    const [token = ''] = said;
    await callerAt(token, new Date('2026-03-02T11:59:59.999Z'));
    await expect(callerAt(token, new Date('2026-03-02T12:00:00.000Z'))).rejects.toMatchObject({
      code: 'TOKEN',
    });
  });

  it.each([
    'issue',
    'issue --team hotels',
    'issue --team Hotels! --vertical hotels',
    'issue --team shells --kind follow --vertical hotels',
    'issue --team hotels --vertical hotels --kind admin',
    'issue --team hotels --vertical hotels --days 0',
    'issue --team hotels --vertical hotels --days 9999',
    'revoke',
    'revoke 0123456789abcdef',
    'other',
  ])('%s is refused', async (words) => {
    await expect(run(words)).rejects.toThrow();
    expect(await place.store.list()).toEqual([]);
  });

  it('may stand in a file of the configuration instead', async () => {
    await run('issue --team shells --kind follow --print');
    const [record = '', token = ''] = said;
    expect(await place.store.list()).toEqual([]);
    const { tokens } = readConfig({ REGISTRY_TOKENS: `[${record}]` });
    const known = { configured: tokens, store: place.store, now: () => NOW };
    expect(await callerOf(token, known)).toMatchObject({ kind: 'follow' });
  });
});
