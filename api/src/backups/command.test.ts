import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askOf } from './command';

const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'wayfare-ask-')), 'passphrase');
writeFileSync(file, 'a passphrase of sixteen\n');

it('reads folder, site and secrets from arguments, variables and files', () => {
  const args = ['--from', '/b', '--site', 'none', '--overwrite'];
  expect(askOf('restore', args, { BACKUP_PASSPHRASE_FILE: file, DATA_DIR: '/d' })).toMatchObject({
    folder: '/b',
    site: null,
    isOverwriting: true,
    takesOtherKeys: false,
    secrets: { passphrase: 'a passphrase of sixteen' },
    config: { dataDir: '/d' },
  });
  expect(askOf('backup', ['--to=/b'], {}).site).toBeUndefined();
});

it.each([
  ['backup', [], {}, 'Usage: npm run backup -- --to <folder>'],
  ['backup', ['--to', ''], {}, 'Usage: npm run backup'],
  ['backup', ['--to', '/b', '--overwrite'], {}, 'Usage: npm run backup'],
  ['restore', ['--to', '/b'], {}, 'Usage: npm run restore -- --from <folder>'],
  ['backup', ['--to', '/b'], { BACKUP_PASSPHRASE: 'short' }, 'at least 16 characters'],
  [
    'backup',
    ['--to', '/b'],
    { BACKUP_PASSPHRASE: 'a passphrase of sixteen', BACKUP_RECIPIENT: 'age1x' },
    'must not both be set',
  ],
  [
    'backup',
    ['--to', '/b'],
    { BACKUP_RECIPIENT_FILE: '/nowhere' },
    'BACKUP_RECIPIENT_FILE must name a file that can be read',
  ],
  ['backup', ['--to', '/b'], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address'],
] as const)('of %s, %j with %j is refused', (kind, args, variables, words) => {
  expect(() => askOf(kind, args, variables)).toThrow(words);
});
