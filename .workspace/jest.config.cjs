/** One jest run for the workspace: `.test.ts` on Node, `.test.tsx` in jsdom. */
const path = require('node:path');
const base = require('../tsconfig.base.json');

const root = path.resolve(__dirname, '..');
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const aliases = Object.fromEntries(
  Object.entries(base.compilerOptions.paths).map(([alias, [target]]) => [
    `^${escape(alias).replace('\\*', '(.*)')}$`,
    path.join(root, target.replace('*', '$1')),
  ]),
);

const swc = (more = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      ...more,
    },
    module: { type: 'commonjs' },
  },
];
const SOURCES = '^.+\\.(?:[cm]?[jt]sx?)$';

/** Test files that a target leaves to another one. */
const leftOut = (process.env.WAYFARE_TESTS_LEFT_OUT ?? '')
  .split(' ')
  .filter(Boolean)
  .map((file) => `<rootDir>/${file}`);
const NEVER = ['/node_modules/', '/dist/', '/.wayfare/', ...leftOut];

const shared = {
  rootDir: root,
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.wayfare/'],
  testPathIgnorePatterns: [...NEVER, '\\.pseudo\\.test\\.'],
  transform: { [SOURCES]: swc() },
  transformIgnorePatterns: [
    '/node_modules/(?!(marked|single-spa|single-spa-react|supercluster|kdbush|jose|cookie|content-disposition|oidc-provider|openid-client|oauth4webapi|age-encryption|@noble|@scure|@opentelemetry/otlp-exporter-base)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|woff2|svg)$': '<rootDir>/.workspace/jest.asset.cjs',
    ...aliases,
  },
};

module.exports = {
  rootDir: root,
  globalSetup: '<rootDir>/.workspace/jest.processes.cjs',
  projects: [
    {
      ...shared,
      displayName: 'server',
      runtime: '<rootDir>/.workspace/jest.runtime-server.cjs',
      // Node resolves no aliases
      transform: { [SOURCES]: swc({ baseUrl: root, paths: base.compilerOptions.paths }) },
      testEnvironment: '<rootDir>/.workspace/jest.environment-server.cjs',
      testMatch: ['<rootDir>/{api,sandbox}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/.workspace/jest.setup.cjs'],
    },
    {
      ...shared,
      displayName: 'node',
      runtime: '<rootDir>/.workspace/jest.runtime-kept.cjs',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/(?:api|sandbox)/'],
      testEnvironment: '<rootDir>/.workspace/jest.environment-node.cjs',
      testMatch: ['<rootDir>/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/.workspace/jest.setup.cjs'],
    },
    {
      ...shared,
      displayName: 'dom',
      runtime: '<rootDir>/.workspace/jest.runtime-kept.cjs',
      testEnvironment: '<rootDir>/.workspace/jest.environment-dom.cjs',
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/.workspace/jest.setup.cjs',
        '<rootDir>/.workspace/jest.setup-dom.cjs',
      ],
    },
    // the site with the pseudo-language (decision 0123)
    {
      ...shared,
      displayName: 'pseudo',
      testPathIgnorePatterns: NEVER,
      transform: { [SOURCES]: ['<rootDir>/.workspace/jest.pseudo.cjs', swc()[1]] },
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '/extra-languages$': '<rootDir>/libs/domain/src/pseudo/extra-languages.ts',
      },
      testEnvironment: '<rootDir>/.workspace/jest.environment-dom.cjs',
      testMatch: ['<rootDir>/**/*.pseudo.test.ts?(x)'],
      setupFilesAfterEnv: [
        '<rootDir>/.workspace/jest.setup.cjs',
        '<rootDir>/.workspace/jest.setup-dom.cjs',
      ],
    },
  ],
};
