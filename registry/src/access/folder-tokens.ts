import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type TokenRecord, TokenRecordSchema } from './token';
import type { TokenStore } from './token-store';

const NAME = /^[a-f0-9]{16}\.json$/;

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const orNothing =
  <Nothing>(nothing: Nothing) =>
  (error: unknown): Nothing => {
    if (isMissing(error)) return nothing;
    throw error;
  };

/** A file for each token; for one process, or several on one disk. */
export function folderTokens(folder: string): TokenStore {
  async function read(name: string): Promise<TokenRecord | null> {
    const text = await readFile(path.join(folder, name), 'utf8').catch(orNothing(null));
    return text === null ? null : v.parse(TokenRecordSchema, JSON.parse(text));
  }

  async function write(record: TokenRecord): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const staged = path.join(folder, `.${randomUUID()}`);
    await writeFile(staged, `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600 });
    await rename(staged, path.join(folder, `${record.id}.json`));
  }

  return {
    find: (id) => read(`${id}.json`),
    add: write,
    async revoke(id, at) {
      const record = await read(`${id}.json`);
      if (record === null) return false;
      if (record.revokedAt === null) await write({ ...record, revokedAt: at.toISOString() });
      return true;
    },
    async list() {
      const names = await readdir(folder).catch(orNothing([]));
      const records = await Promise.all(names.filter((name) => NAME.test(name)).map(read));
      return records
        .filter((record) => record !== null)
        .sort((one, other) => (one.issuedAt < other.issuedAt ? -1 : 1));
    },
    close: () => Promise.resolve(),
  };
}
