import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followedBlocks } from './followed-page';

/* What `docs/operating.md` names is there. */

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const TEXT = read('docs/operating.md');
const CONFIGURATION = read('docs/configuration.md');
const matches = (pattern: RegExp, text = TEXT) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Of systemd, libpq and the page's own shell lines. */
const OTHERS = new Set(['SQL', 'ENV', 'CONF']);

it('names variables that the configuration has', () => {
  const named = [
    ...matches(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)`/g),
    ...matches(/^(?:Environment=)?([A-Z][A-Z\d_]+)=/gm),
  ].filter((name) => !OTHERS.has(name));
  const known = (name: string) =>
    new RegExp(`\`${name}\``).test(CONFIGURATION) ||
    new RegExp(`\`${name.replace(/_FILE$/, '')}\``).test(CONFIGURATION);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !known(name))).toEqual([]);
});

it('names commands that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = matches(/npm run ([\w:]+)/g);
  expect(named).toEqual(expect.arrayContaining(['backup', 'restore', 'release', 'build']));
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('has every secret in its table of rotation', () => {
  const secret =
    /`([A-Z_]*(?:SECRET|TOKEN|PASSPHRASE|PRIVATE_KEY|ENCRYPTION_KEY|SECRET_KEY)|DATABASE_URL|REDIS_URL|SMTP_URL|HOTELBEDS_KEY|BACKUP_\w+)`/g;
  const ofProcesses = CONFIGURATION.split('## Sandbox')[0] ?? '';
  const secrets = matches(secret, ofProcesses).filter((name) => !name.includes('_PREVIOUS'));
  const table = TEXT.split('## Secrets and their rotation')[1]?.split('\n## ')[0] ?? '';
  expect(secrets.length).toBeGreaterThan(15);
  expect(secrets.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

/** Of every machine, the length of a key, and what is no folder. */
const SAME_EVERYWHERE = ['/usr/bin/env', '/dev/null', '2048', '/api/webhooks/'];

it('has each folder and port of its lines in the table of values, which whoever follows it replaces', () => {
  const table = TEXT.split('\n## ')[0] ?? '';
  const values = matches(/`([^`]+)`/g, table.replace(/^[^|].*$/gm, ''));
  const lines = followedBlocks(TEXT)
    .map(({ text, file = '' }) => `${file}\n${text}`)
    .join('\n');
  const named = [
    ...matches(/(?<![\w.:/$%])(\/[a-z]+\/[\w./-]+)/g, lines),
    ...matches(/(?<![\w.])(\d{4})(?!\w)/g, lines),
  ].filter((name) => !SAME_EVERYWHERE.includes(name));
  expect(named.length).toBeGreaterThan(30);
  const isIn = (name: string) =>
    values.some((value) => name === value || name.startsWith(`${value}/`));
  expect(named.filter((name) => !isIn(name))).toEqual([]);
});
