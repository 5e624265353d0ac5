/* Targets of each project by what its folder holds; `repository` has what looks at everything: nothing needs it. */
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const node = (...words) => ['node', ...words].join(' ');
const IS_NODE_20 = process.versions.node.startsWith('20.');
/** Short programs end before V8's early optimisation pays (a tenth of CPU time); later Nodes refuse the option. */
const SHORT_LIVED = [
  '--max-semi-space-size=64',
  ...(IS_NODE_20 ? ['--interrupt-budget=500000'] : []),
];
const ESLINT = [
  ...SHORT_LIVED,
  'node_modules/eslint/bin/eslint.js',
  '-c',
  '.workspace/eslint.config.mjs',
];
const LINT_ALL = [...ESLINT, '.'];
const bin = {
  eslint: ESLINT.join(' '),
  jest: [
    ...SHORT_LIVED,
    '--single-threaded-gc',
    'node_modules/jest/bin/jest.js',
    '-c',
    '.workspace/jest.config.cjs',
    '--workerThreads=false',
    '--passWithNoTests',
  ].join(' '),
  knip: 'node_modules/knip/bin/knip.js -c .workspace/knip.json -t tsconfig.base.json',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt --check .',
  tsc: 'node_modules/ts7/bin/tsc --noEmit -p',
};

const tools = (...files) => files.map((file) => `{workspaceRoot}/.workspace/${file}`);
const packages = ['{workspaceRoot}/package-lock.json', '{workspaceRoot}/tsconfig.base.json'];
const own = ['default', '^production', ...packages];
const everything = ['{workspaceRoot}/**/*'];
/** Exclusive: both cores, fixed ports, or files that others read. */
const alone = { parallelism: false };

const target = (command, inputs, more = {}) => ({
  executor: 'nx:run-commands',
  cache: true,
  inputs,
  outputs: [],
  ...more,
  options: { command, ...more.options },
});

const lint = (folder) =>
  target(
    node(
      bin.eslint,
      folder,
      folder === 'e2e' ? '--ignore-pattern "e2e/{hosted,bench,cluster,partner}"' : '',
    ),
    [...own, ...tools('eslint.*.mjs', 'layers.mjs')],
  );

const typecheck = (folder) =>
  target(node(bin.tsc, `${folder}/tsconfig.json`), [...own, ...tools('*.d.ts')]);

/** Tests that read the whole workspace: as a project's own they would make every change one of that project. */
const OF_ALL = {
  catalogues: 'libs/i18n/src/catalogues.test.ts',
  generator: '.workspace/vertical.test.ts',
};

/** Suites of a project run in one worker beside other projects; the API's, half of it waiting, in three. */
function test(folder) {
  const isLarge = folder === 'api';
  const how = isLarge ? '--maxWorkers=3 --workerIdleMemoryLimit=2000MB' : '--runInBand';
  const ofAll = Object.values(OF_ALL).filter((file) => file.startsWith(`${folder}/`));
  // an option of the command would take the place of the configuration's list
  const env = ofAll.length > 0 ? { env: { WAYFARE_TESTS_LEFT_OUT: ofAll.join(' ') } } : {};
  const inputs = [
    ...own,
    ...tools('jest.*'),
    { env: 'WAYFARE_SUITE' },
    { env: 'TEST_DATABASE_URL' },
  ];
  return target(node(bin.jest, how, '--roots', folder), inputs, {
    ...(isLarge ? alone : {}),
    options: env,
  });
}

const build = (folder) =>
  target(
    node(...SHORT_LIVED, '.workspace/webpack.mjs', folder),
    [
      'production',
      '^production',
      ...packages,
      ...tools('webpack.mjs'),
      { env: 'NODE_ENV' },
      { env: 'WAYFARE_PSEUDO' },
      { env: 'WAYFARE_RELEASE_VERSION' },
    ],
    { outputs: ['{projectRoot}/dist'] },
  );

/** Browser suite of the composed site; a vertical's by folder or tag. */
function e2e(built, name) {
  const part = name === undefined ? [] : ['--grep', `'\\b${name}/[a-z-]+\\.spec\\.ts|@${name}\\b'`];
  return target(
    node('.workspace/e2e.mjs', ...part),
    [
      ...own,
      '{workspaceRoot}/e2e/**/*',
      ...tools('*.mjs'),
      { dependentTasksOutputFiles: '**/*' },
      { env: 'WAYFARE_SUITE' },
    ],
    {
      ...alone,
      dependsOn: [
        { projects: built, target: 'build' },
        { projects: 'repository', target: 'browser' },
      ],
    },
  );
}

const release = (name) => ({
  executor: 'nx:run-commands',
  options: { command: node('.workspace/release.mjs publish', name) },
});

/** `libs/i18n` of `libs/i18n/src/x.test.ts`. */
const rootOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('libs/') ? 2 : 1)
    .join('/');

const repository = {
  // parallel, since it waits for the network
  browser: { ...target(node('.workspace/chromium.mjs'), []), cache: false },
  format: target(node(bin.oxfmt), everything),
  types: target(node(bin.tsc, '.workspace/tsconfig.json'), everything),
  rules: target(node(...LINT_ALL), everything),
  unused: target(node(bin.knip), everything),
  cycles: target(node('.workspace/folder-cycles.mjs'), everything),
  sizes: target(node('.workspace/file-sizes.mjs'), everything),
  subjects: { ...target(node('.workspace/check-subjects.mjs'), []), cache: false },
  contract: target(node('.workspace/contract.mjs', '--check'), everything),
  manifests: target(node('.workspace/check-paths.mjs'), everything),
  teeth: target(node('.workspace/teeth.mjs'), everything, alone),
  ...Object.fromEntries(
    Object.entries(OF_ALL).map(([name, file]) => [
      name,
      // without roots of its own jest looks at what other targets write meanwhile
      target(node(bin.jest, '--runInBand', '--roots', rootOf(file), '--', file), everything),
    ]),
  ),
};

function targetsOf(folder, isIn, { root, built }) {
  if (folder === '.ci') return repository;
  if (folder === '.workspace') return { test: test(folder) };
  const targets = { lint: lint(folder), typecheck: typecheck(folder) };
  if (isIn('webpack.config.ts')) targets.build = build(folder);
  // browser tests alone; verticals beside each other are the project `hosted`
  if (folder === 'e2e') return { ...targets, e2e: e2e(built) };
  targets.test = test(folder);
  // what is packed, and by what, lies everywhere
  if (folder === 'deploy') targets.test.inputs = everything;
  if (!isIn('vertical.json')) return targets;
  const { name } = JSON.parse(readFileSync(path.join(root, folder, 'vertical.json'), 'utf8'));
  return { ...targets, e2e: e2e(built, name), release: release(name) };
}

const nameOf = (root, file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).name;

function createNodes(files, _options, { workspaceRoot: root }) {
  const isIn = (file) => (wanted) => existsSync(path.join(root, path.dirname(file), wanted));
  const built = files
    .filter((file) => isIn(file)('webpack.config.ts'))
    .map((file) => nameOf(root, file));
  return files.map((file) => {
    const folder = path.dirname(file);
    return [
      file,
      { projects: { [folder]: { targets: targetsOf(folder, isIn(file), { root, built }) } } },
    ];
  });
}

module.exports = { LINT_ALL, name: 'wayfare', createNodesV2: ['**/project.json', createNodes] };
