/* Lint of the whole workspace, and the proof that the boundary rules bite: a fixture that must fail. */
import { readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.mjs';

const eslint = (args, options) =>
  run(
    'node',
    [
      'node_modules/eslint/bin/eslint.js',
      '-c',
      '.workspace/eslint.config.mjs',
      '--no-warn-ignored',
      ...args,
    ],
    options,
  );
const environment = { NX_DAEMON: 'false' };

/** Each line breaks one rule; lint that lets one pass has lost its teeth. */
const BREACHES = [
  {
    file: 'mfe-flights/src/breach.ts',
    code: "export { vertical } from '../../mfe-hotels/src/remote';\n",
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'mfe-content/src/breach-manifest.ts',
    code: "export { default } from '../../mfe-hotels/vertical.json';\n",
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/domain/src/breach.ts',
    code: "export { createApiClient } from '@wayfare/api-client';\n",
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'mfe-flights/src/breach-router.ts',
    code: "export { Link } from 'react-router-dom';\n",
    rule: 'no-restricted-imports',
  },
  {
    file: 'mfe-flights/src/breach-session.ts',
    code: "import { createSession } from '@wayfare/session/shell';\nexport const breach = createSession;\n",
    rule: 'no-restricted-syntax',
  },
];

/** All of them at once, each reported under its own file. */
export async function proveTeeth() {
  try {
    for (const { file, code } of BREACHES) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), code);
    }
    const outcome = await eslint(['--format=json', ...BREACHES.map(({ file }) => file)], {
      env: environment,
      quiet: true,
    }).then(
      () => '',
      (error) => String(error.message),
    );
    const results = JSON.parse(/^\[.*\]$/m.exec(outcome)?.[0] ?? '[]');
    for (const { file, rule } of BREACHES) {
      const messages =
        results.find(({ filePath }) => filePath === path.join(root, file))?.messages ?? [];
      if (!messages.some(({ ruleId }) => ruleId === rule))
        throw new Error(`${file} breaks ${rule}, and lint did not say so:\n${outcome}`);
    }
  } finally {
    for (const { file } of BREACHES) await rm(path.join(root, file), { force: true });
  }
}

/** `.prettierrc.json` over everything that `.prettierignore` leaves. */
const format = () =>
  run('node', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--cache',
    '--log-level=warn',
    '.',
  ]);

export async function lint() {
  await format();
  await run('node', ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
    env: environment,
    quiet: true,
  });
  const verticals = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  await eslint(['shell', ...verticals, 'libs', 'api', 'sandbox', 'e2e'], { env: environment });
}

if (process.argv[1]?.endsWith('lint.mjs')) {
  await lint();
  await proveTeeth();
}
