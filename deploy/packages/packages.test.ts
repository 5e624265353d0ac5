import { readFileSync } from 'node:fs';
import path from 'node:path';
import { audited } from './audit-answer';
import { closureOf, readLockfile, ROOT, type Entry, type Lockfile } from './lockfile';
import { buildLockfile } from '../testing/lockfile.fixture';
import { installScriptFaults, lockfileFaults, type Manifest } from './lockfile-faults';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest: Manifest = JSON.parse(read('package.json'));
const lockfile = readLockfile();

describe('the lockfile', () => {
  it('says exactly what is installed', () => {
    expect(lockfileFaults(manifest, lockfile)).toEqual([]);
  });

  it.each<[string, Manifest, Record<string, Partial<Entry>>, string]>([
    ['a range of versions', { dependencies: { pg: '^8.0.0' } }, {}, 'pg must be one version'],
    ['a tag', { devDependencies: { nx: 'latest' } }, {}, 'nx must be one version'],
    ['a repository', { dependencies: { pg: 'github:a/pg' } }, {}, 'pg must be one version'],
    [
      'a package from elsewhere',
      {},
      { 'node_modules/pg': { resolved: 'git+ssh://git@example.com/pg.git#1' } },
      'not from the registry',
    ],
    ['content without a digest', {}, { 'node_modules/pg': { integrity: undefined } }, 'no SHA-512'],
    ['a weak digest', {}, { 'node_modules/pg': { integrity: 'sha1-abc=' } }, 'no SHA-512'],
  ])('is refused with %s', (_what, asked, packages, words) => {
    expect(lockfileFaults(asked, buildLockfile(packages))).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it.each(['1.2.3', '1.2.3-rc.1', 'npm:typescript@7.0.2', 'npm:@scope/name@1.0.0'])(
    'may ask for %s',
    (version) => {
      expect(lockfileFaults({ dependencies: { one: version } }, buildLockfile({}))).toEqual([]);
    },
  );
});

describe('install scripts', () => {
  const QUIET = 'ignore-scripts=true\n';
  const planted = buildLockfile({ 'node_modules/planted': { hasInstallScript: true } });

  it('are all known, and none runs', () => {
    expect(installScriptFaults(manifest, lockfile, read('.npmrc'))).toEqual([]);
  });

  it.each<[string, Manifest, Lockfile, string, string]>([
    ['a package that nobody named', {}, planted, QUIET, 'planted wants to run a script'],
    ['one that is allowed', { allowScripts: { planted: true } }, planted, QUIET, 'must be false'],
    [
      'a name without a script',
      { allowScripts: { pg: false } },
      buildLockfile({}),
      QUIET,
      'pg has no',
    ],
    ['an npm that runs them', { allowScripts: { planted: false } }, planted, '', '.npmrc'],
  ])('are refused: %s', (_what, asked, locked, npmrc, words) => {
    expect(installScriptFaults(asked, locked, npmrc)).toEqual([expect.stringContaining(words)]);
  });
});

describe('what a package needs', () => {
  const small = buildLockfile({
    'node_modules/a': {
      dependencies: { b: '1' },
      optionalDependencies: { native: '1', 'other-machine': '1' },
      peerDependencies: { peer: '1', extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/extra': {},
    'node_modules/native': {},
    'node_modules/peer': {},
    'node_modules/unused': {},
  });

  it('is found as Node finds it: nearest first, peers too, optional peers not', () => {
    expect(closureOf(small, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/native',
      'node_modules/peer',
    ]);
  });

  it('is refused for a package that is not installed', () => {
    expect(() => closureOf(small, ['nothing'])).toThrow('no package nothing');
  });
});

describe('an audit', () => {
  const report = (counts: Record<string, number>, vulnerabilities = {}) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities,
      metadata: { vulnerabilities: counts },
    });

  it.each<[string, string, boolean, string]>([
    ['without faults', report({ high: 0, critical: 0 }), true, '0 critical, 0 high'],
    ['with a moderate one', report({ moderate: 2 }), true, '2 moderate'],
    [
      'with a high one',
      report({ high: 1 }, { pg: { severity: 'high', range: '<8.1' } }),
      false,
      'pg <8.1: high',
    ],
    ['with a critical one', report({ critical: 1 }), false, '1 critical'],
    [
      'at a registry without audits',
      '{"message":"404 Not Found","statusCode":404,"error":{}}',
      true,
      'No registry answers audits here',
    ],
    [
      'without a network',
      '{"error":{"code":"ENOTFOUND","summary":"getaddrinfo"}}',
      true,
      'No registry answers audits here',
    ],
    ['of a broken lockfile', '{"error":{"code":"EUSAGE","summary":"no lock"}}', false, 'EUSAGE'],
    ['that says nothing', '', false, 'nothing that is understood'],
  ])('%s', (_what, output, isGood, words) => {
    const outcome = audited(output);
    expect(outcome.isGood).toBe(isGood);
    expect(outcome.says).toContain(words);
  });
});
