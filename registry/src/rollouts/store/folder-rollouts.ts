import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseCount } from '@wayfare/rollout/counted';
import * as v from 'valibot';
import { turns } from '../../http/turns';
import { isForgotten, keyOf, keysInUse, readers, readRecord } from './read-record';
import { isOpen } from './record';
import type { RolloutStore, Saved } from './rollout-store';
import { plus, type Totals, TotalsSchema } from './totals';

const RECORD = /^(\d{8})\.json$/;
/** A writer that was left so many saves behind would take a number that is gone. */
const NUMBERS_KEPT = 20;
const nameOf = (number: number) => `${String(number).padStart(8, '0')}.json`;

const PartSchema = v.strictObject({ at: v.number(), totals: TotalsSchema });
type Part = v.InferOutput<typeof PartSchema>;

const isCode = (error: unknown, code: string) => Reflect.get(Object(error), 'code') === code;

const orNone =
  <None>(none: None) =>
  (error: unknown): None => {
    if (isCode(error, 'ENOENT')) return none;
    throw error;
  };

const namesIn = (folder: string) => readdir(folder).catch(orNone<string[]>([]));

async function writeWhole(file: string, content: unknown, put: typeof rename): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const staged = path.join(folder, `.${randomUUID()}`);
  try {
    await writeFile(staged, `${JSON.stringify(content)}\n`, { mode: 0o600 });
    await put(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
}

const numbersIn = async (folder: string) =>
  (await namesIn(folder))
    .flatMap((name) => RECORD.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

/** Rollouts as numbered files, the hard link is the compare-and-swap; counts as a file of each process, which are added up. */
export function folderRollouts(
  folder: string,
  report: (message: string) => void = () => undefined,
): RolloutStore {
  const rollouts = path.join(folder, 'rollouts');
  const counts = path.join(folder, 'counts');
  const ownPart = `${randomUUID()}.json`;
  const inTurn = turns(1);
  const readable = readers(report);

  async function newest(key: string): Promise<{ key: string; number: number; text: string }[]> {
    const number = (await numbersIn(path.join(rollouts, key))).at(-1);
    if (number === undefined) return [];
    return [
      { key, number, text: await readFile(path.join(rollouts, key, nameOf(number)), 'utf8') },
    ];
  }
  const saved = ({ key, number, text }: Awaited<ReturnType<typeof newest>>[number]): Saved => ({
    record: readRecord(key, JSON.parse(text)),
    number,
  });
  async function list(): Promise<Saved[]> {
    const found = await Promise.all((await namesIn(rollouts)).map(newest));
    return readable(found.flat(), saved);
  }

  async function partAt(file: string): Promise<Part | null> {
    const text = await readFile(file, 'utf8').catch(orNone(null));
    return text === null ? null : v.parse(PartSchema, JSON.parse(text));
  }
  async function partsOf(key: string): Promise<Part[]> {
    const names = (await namesIn(path.join(counts, key))).filter((name) => /^\w/.test(name));
    const parts = await Promise.all(names.map((name) => partAt(path.join(counts, key, name))));
    return parts.filter((part) => part !== null);
  }
  const entriesOf = ({ totals }: Part) =>
    Object.entries(totals).flatMap(([counted, buckets]) =>
      Object.entries(buckets).map(([bucket, count]) => ({
        counted: counted as ReleaseCount['counted'],
        bucket: Number(bucket),
        count,
      })),
    );
  const totalsOf = async (key: string): Promise<Totals> =>
    plus({}, (await partsOf(key)).flatMap(entriesOf));

  return {
    list,
    open: async () => (await list()).filter(({ record }) => isOpen(record)),
    async find(vertical, version) {
      const [found] = await newest(keyOf(vertical, version));
      return found === undefined ? null : saved(found);
    },
    async save(record, number) {
      const own = path.join(rollouts, keyOf(record.ladder.vertical, record.ladder.version));
      const numbers = await numbersIn(own);
      if ((numbers.at(-1) ?? 0) !== number) return false;
      try {
        await writeWhole(path.join(own, nameOf(number + 1)), record, link);
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      }
      for (const old of numbers.filter((each) => each <= number - NUMBERS_KEPT))
        await rm(path.join(own, nameOf(old)), { force: true });
      return true;
    },
    async add(added, at) {
      const releaseOf = ({ vertical, version }: ReleaseCount) => keyOf(vertical, version);
      await inTurn(async () => {
        for (const key of new Set(added.map(releaseOf))) {
          const file = path.join(counts, key, ownPart);
          const before = (await partAt(file))?.totals ?? {};
          const more = added.filter((each) => releaseOf(each) === key);
          await writeWhole(file, { at, totals: plus(before, more) }, rename);
        }
      });
    },
    async totals(vertical, { fresh, control }) {
      return {
        fresh: await totalsOf(keyOf(vertical, fresh)),
        control: await totalsOf(keyOf(vertical, control)),
      };
    },
    async forget(before, isDry = false) {
      const all = await list();
      const inUse = keysInUse(all);
      const gone = all
        .filter((each) => isForgotten(each, before))
        .map(({ record: { ladder } }) => keyOf(ladder.vertical, ladder.version));
      const unused: string[] = [];
      for (const key of (await namesIn(counts)).filter((name) => !inUse.has(name)))
        if ((await partsOf(key)).every(({ at }) => at < before)) unused.push(key);
      if (!isDry) {
        for (const key of gone) await rm(path.join(rollouts, key), { recursive: true });
        for (const key of unused) await rm(path.join(counts, key), { recursive: true });
      }
      return [...new Set([...gone, ...unused])].sort();
    },
    close: () => Promise.resolve(),
  };
}
