import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withoutKnown } from './known-failures';

const CHANGED = 'Invoices may be changed and given up as long as the card was not asked';
const STEPS = 'The database has every step of the schema and runs none twice';
const RESTORED =
  'Bookings are restored with money, sessions and releases, are read, and become final';
const failure = (test: string, why = '') => ({ file: 'a.test.ts', test, why });

it.each([
  ["BackupError: The backup's schema is newer than this release: it has 0042-owed-money", 1],
  ['expected 3 bookings', 0],
])('a restore that fails with %j is known: %d', (why, count) => {
  expect(withoutKnown([failure(RESTORED, why)], '/nowhere').known).toHaveLength(count);
});

it.each<[string, string, boolean, boolean]>([
  ['of what was mended since', CHANGED, false, true],
  ['of what was mended before', CHANGED, true, false],
  ['of the list of steps', STEPS, true, true],
  ['of anything else', 'Bookings are kept', false, false],
])('a failure %s, %s, where it was mended: %j, is known: %j', async (_what, test, has, isKnown) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-known-'));
  if (has) {
    await mkdir(path.join(folder, 'api/src/booking'), { recursive: true });
    await writeFile(path.join(folder, 'api/src/booking/rested.ts'), '');
  }
  const { failures, known } = withoutKnown([failure(test)], folder);
  expect([failures.length, known.length]).toEqual(isKnown ? [0, 1] : [1, 0]);
  await rm(folder, { recursive: true });
});
