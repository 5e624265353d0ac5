import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';

const root = path.resolve(__dirname, '..');

const TargetsSchema = v.object({
  targets: v.object({
    test: v.object({
      options: v.object({
        command: v.string(),
        env: v.optional(v.record(v.string(), v.string())),
      }),
    }),
  }),
});
const ConfigsSchema = v.object({
  configs: v.array(
    v.object({
      displayName: v.object({ name: v.string() }),
      testPathIgnorePatterns: v.array(v.string()),
    }),
  ),
});

const run = (words: readonly string[], env = {}) =>
  JSON.parse(
    execFileSync('sh', ['-c', words.join(' ')], {
      cwd: root,
      // the target that runs this suite leaves files out as well
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NODE_OPTIONS: '',
        WAYFARE_TESTS_LEFT_OUT: '',
        ...env,
      },
      encoding: 'utf8',
    }),
  );

/** What each kind of tests leaves out. */
const leftOutBy = (command: string, env = {}) =>
  v
    .parse(ConfigsSchema, run([command, '--showConfig'], env))
    .configs.map((of) => [of.displayName.name, of.testPathIgnorePatterns.toSorted()] as const);

it.each([
  ['workspace', '.workspace/vertical.test.ts'],
  ['i18n', 'libs/i18n/src/catalogues.test.ts'],
])('tests of %s leave out what the configuration does, and %s', (project, file) => {
  const told = run([
    'node',
    'node_modules/nx/dist/bin/nx.js',
    'show',
    'project',
    project,
    '--json',
  ]);
  const { command, env } = v.parse(TargetsSchema, told).targets.test.options;
  const always = leftOutBy('node node_modules/jest/bin/jest.js -c .workspace/jest.config.cjs');
  expect(leftOutBy(command, env)).toEqual(
    always.map(([kind, patterns]) => [kind, [...patterns, path.join(root, file)].toSorted()]),
  );
});
