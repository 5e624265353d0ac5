import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NOW } from '../../../test/clients/app';
import { readConfig } from '../../platform/config';
import { newKey } from '../../platform/keys/key-files';
import { keysCommand } from './keys-command';
import { signingKey } from '../../platform/keys/key-set';
import { signingKeys } from '../../platform/keys/signing-keys';
import type { SigningKeys } from '../../platform/keys/signing-keys';
import { newDataKey } from '../../platform/records/data-keys';
import { NONE, token, read } from '../../../test/builders/rotated-keys';

const DAY_MS = 86_400_000;

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'wayfare-keys-'));
});
afterEach(() => rm(dir, { recursive: true }));

const load = (): Promise<SigningKeys> => signingKeys(NONE, dir);
const command = (...args: string[]) =>
  keysCommand(args, { dataDir: dir, keys: NONE, now: Date.now() });

/** A key is as old as its file, by the clock of the disk. */
async function lastWritten(): Promise<number> {
  const files = await readdir(dir);
  const times = await Promise.all(files.map((file) => stat(path.join(dir, file))));
  return Math.max(...times.map(({ mtimeMs }) => mtimeMs));
}

describe('npm run keys', () => {
  it('lists each key with what it does', async () => {
    const { sessions, links } = await load();
    expect(await command('list')).toEqual([
      `sessions  ${sessions.current().kid}  signs`,
      `links  ${links.current().kid}  signs`,
      expect.stringMatching(/^data  [\w-]{16}  encrypts$/),
    ]);
    await command('rotate', 'links');
    expect(await command('list')).toEqual([
      expect.stringContaining('signs'),
      expect.stringContaining('signs'),
      expect.stringMatching(
        new RegExp(
          `^links  ${links.current().kid}  verifies, until \\d{4}-\\d\\d-\\d\\d at the latest$`,
        ),
      ),
      expect.stringContaining('encrypts'),
    ]);
  });

  it('retires a key when the last token that it signed is over, and sooner only when told to', async () => {
    const before = await token((await load()).sessions);
    await command('rotate', 'sessions');
    const written = await lastWritten();
    const at = (days: number, ...args: string[]) =>
      keysCommand(args, { dataDir: dir, keys: NONE, now: written + days * DAY_MS });
    expect(await at(364, 'retire', 'sessions')).toEqual([
      expect.stringMatching(/^Nothing to retire/),
    ]);
    expect(await read((await load()).sessions, before)).toBe('anne');
    expect(await at(366, 'retire', 'sessions')).toEqual([expect.stringContaining('retired')]);
    expect(await read((await load()).sessions, before)).toBeNull();
    await command('rotate', 'sessions');
    expect(await at(1, 'retire', 'sessions', '--now')).toEqual([
      expect.stringContaining('retired'),
    ]);
  });

  it('rotates the key of data, and retires the former one a day later or when told to', async () => {
    const [first] = (await command('list')).slice(-1);
    await command('rotate', 'data');
    expect((await command('list')).slice(-2)).toEqual([
      expect.stringContaining('encrypts'),
      first?.replace('encrypts', 'decrypts'),
    ]);
    const written = await lastWritten();
    const at = (hours: number, ...args: string[]) =>
      keysCommand(args, { dataDir: dir, keys: NONE, now: written + (hours * DAY_MS) / 24 });
    expect(await at(23, 'retire', 'data')).toEqual([expect.stringMatching(/^Nothing to retire/)]);
    expect(await at(25, 'retire', 'data')).toEqual([expect.stringContaining('retired')]);
    await command('rotate', 'data');
    expect(await at(0, 'retire', 'data', '--now')).toEqual([expect.stringContaining('retired')]);
    expect((await command('list')).filter((line) => line.startsWith('data'))).toHaveLength(1);
  });

  it('says what to set where keys come from the environment, and writes nothing', async () => {
    const keys = readConfig({
      DATA_ENCRYPTION_KEY: newDataKey(),
      SESSION_PRIVATE_KEY: newKey(),
      LINK_PRIVATE_KEY: newKey(),
    }).keys;
    const told = (...args: string[]) => keysCommand(args, { dataDir: dir, keys, now: NOW });
    const lines = await told('rotate', 'links');
    const pem = lines.find((line) => line.startsWith('-----BEGIN')) ?? '';
    const set =
      readConfig({
        DATA_ENCRYPTION_KEY: newDataKey(),
        SESSION_PRIVATE_KEY: newKey(),
        LINK_PRIVATE_KEY: pem,
      }).keys.links.privateKey ?? '';
    expect(lines[0]).toContain(signingKey(set).kid);
    expect(lines.join('\n')).toContain('exchange LINK_PRIVATE_KEY and LINK_PREVIOUS_KEY');
    expect(await told('retire', 'sessions')).toEqual([
      expect.stringContaining('remove SESSION_PREVIOUS_KEY'),
    ]);
    expect((await told('rotate', 'data')).join('\n')).toContain(
      'exchange DATA_ENCRYPTION_KEY and DATA_ENCRYPTION_PREVIOUS_KEY',
    );
    expect(await told('retire', 'data')).toEqual([
      expect.stringContaining('remove DATA_ENCRYPTION_PREVIOUS_KEY'),
    ]);
    expect(await told('list')).toEqual([
      expect.stringContaining('SESSION_PRIVATE_KEY'),
      expect.stringContaining('LINK_PRIVATE_KEY'),
      expect.stringContaining('DATA_ENCRYPTION_KEY'),
    ]);
    expect(await readdir(dir)).toEqual([]);
  });

  it.each([
    [[]],
    [['rotate']],
    [['rotate', 'captcha']],
    [['list', 'sessions']],
    [['retire', 'links', '--soon']],
    [['rotate', 'links', 'now']],
  ])('explains itself for %j', async (args) => {
    await expect(command(...args)).rejects.toThrow(
      'Usage: npm run keys -- list | rotate sessions|links|data | retire sessions|links|data [--now]',
    );
    expect((await readdir(dir)).filter((name) => name.includes('previous'))).toEqual([]);
  });

  it('never shows a key of the data folder', async () => {
    await load();
    const secret = (await readFile(path.join(dir, 'session-key.pem'), 'utf8')).split('\n')[1] ?? '';
    expect(
      [...(await command('list')), ...(await command('rotate', 'sessions'))].join('\n'),
    ).not.toContain(secret);
  });
});
