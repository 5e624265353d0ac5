import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { dataKey, dataKeys, newDataKey, rotateDataKeyFile } from './data-keys';
import { documentNumbers } from './document-numbers';
import { StoredRecordError } from './stored-record-error';

const PLACE = { table: 'bookings', id: 'bk_1', path: 'holder.document' };
const [OLD, NEW] = [dataKey(newDataKey()), dataKey(newDataKey())];
const [before, after] = [
  documentNumbers({ current: OLD, previous: [] }),
  documentNumbers({ current: NEW, previous: [OLD] }),
];
const alone = documentNumbers({ current: NEW, previous: [] });

describe('The number of a document', () => {
  it('is another text each time it is sealed, and the same number when it is opened', () => {
    const [first, second] = [before.seal('NX1234567'), before.seal('NX1234567')];
    expect(first).not.toBe(second);
    expect([first, second].map((kept) => before.open(kept, PLACE))).toEqual([
      'NX1234567',
      'NX1234567',
    ]);
    expect(first).not.toContain('NX1234567');
  });

  it('stays none, and is read in clear from before it was sealed', () => {
    expect([before.seal(''), before.open('', PLACE), before.open('NX1234567', PLACE)]).toEqual([
      '',
      '',
      'NX1234567',
    ]);
  });

  it('is read with the former key, and sealed with the present one', () => {
    const kept = before.seal('NX1234567');
    expect(after.open(kept, PLACE)).toBe('NX1234567');
    expect(after.seal('NX1234567').startsWith(after.currentPrefix)).toBe(true);
    expect(after.currentPrefix).not.toBe(before.currentPrefix);
  });

  const kept = before.seal('NX1234567');
  it.each<[string, string]>([
    ['whose key is gone', kept],
    [
      'of which a letter changed',
      after
        .seal('NX1234567')
        .replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
        .replace(
          /(:)([^:])([^:]*)$/,
          (_all, colon: string, first: string, rest: string) =>
            `${colon}${first === 'A' ? 'B' : 'A'}${rest}`,
        ),
    ],
    ['that was cut off', after.seal('NX1234567').slice(0, 40)],
    ['without anything sealed', after.currentPrefix],
    ['that is no sealed number', 'sealed:1:'],
  ])('%s is one clear error that tells where and not what', (_what, broken) => {
    expect(() => alone.open(broken, PLACE)).toThrow(
      new StoredRecordError(PLACE, 'holder.document'),
    );
    expect(() => alone.open(broken, PLACE)).toThrow(
      'bookings bk_1 cannot be read at holder.document',
    );
  });
});

describe('The keys of the data folder', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'wayfare-data-keys-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const NONE = { key: undefined, previousKey: undefined };
  const load = async () => documentNumbers(await dataKeys(NONE, dir));

  it('are made once, for their owner alone, also by two processes at once', async () => {
    const [one, other] = await Promise.all([load(), load()]);
    expect(other.open(one.seal('NX1234567'), PLACE)).toBe('NX1234567');
    expect(await readdir(dir)).toEqual(['data-key']);
    expect((await stat(path.join(dir, 'data-key'))).mode & 0o777).toBe(0o600);
  });

  it('still open after a rotation what the former one sealed', async () => {
    const sealed = (await load()).seal('NX1234567');
    await rotateDataKeyFile(dir);
    await rotateDataKeyFile(dir);
    const rotated = await load();
    expect(rotated.open(sealed, PLACE)).toBe('NX1234567');
    expect(sealed.startsWith(rotated.currentPrefix)).toBe(false);
    for (const name of await readdir(dir))
      expect((await stat(path.join(dir, name))).mode & 0o777).toBe(0o600);
  });

  it('are not used where the environment has one', async () => {
    const [current, previous] = [newDataKey(), newDataKey()];
    const numbers = documentNumbers(await dataKeys({ key: current, previousKey: previous }, dir));
    expect(
      numbers.open(
        documentNumbers({ current: dataKey(previous), previous: [] }).seal('NX1'),
        PLACE,
      ),
    ).toBe('NX1');
    expect(await readdir(dir)).toEqual([]);
  });
});
