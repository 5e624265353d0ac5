/* `npm test [-- hotels | -- lint test]`: everything, one vertical's needs, or some targets (nx-plugin.cjs), cached. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failedOutput } from './failed-output.mjs';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const PROFILE = '.nx/profile.json';
/** `lint` and `typecheck` once for all cost a third and a fifth of the sum by project. */
const WORKSPACE = [
  'browser',
  'format',
  'rules',
  'types',
  'unused',
  'manifests',
  'contract',
  'subjects',
  'sizes',
  'cycles',
  'teeth',
  'catalogues',
  'generator',
];
const TARGETS = [...WORKSPACE, 'build', 'test'];
const OF_ONE = ['lint', 'typecheck', 'build', 'test', 'e2e'];

const started = Date.now();
const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;
const taken = [];
let printed = '';

async function nx(targets, ...more) {
  const words = ['run-many', '-t', targets.join(','), '--parallel=3', '--nxBail', ...more];
  try {
    await run('node', ['node_modules/nx/dist/bin/nx.js', ...words], {
      env: { NX_DAEMON: 'false', NX_PROFILE: PROFILE },
      // on a terminal Nx repeats failures itself
      ...(process.stdout.isTTY ? {} : { hears: (text) => (printed += text) }),
    });
  } finally {
    const file = path.join(root, PROFILE);
    if (existsSync(file))
      taken.push(...JSON.parse(readFileSync(file, 'utf8')).filter(({ ph }) => ph === 'X'));
  }
}

function summary() {
  const rows = taken
    .map(({ name, dur, args: { status } }) => ({ name, seconds: dur / 1e6, status }))
    .sort((a, b) => b.seconds - a.seconds);
  say('\nWhere the time went:');
  for (const { name, seconds, status } of rows.filter(({ seconds }) => seconds >= 1))
    say(
      `${seconds.toFixed(0).padStart(6)} s  ${name}${status === 'success' ? '' : ` (${status})`}`,
    );
  say(`${minutes(Date.now() - started)} in all`);
  const failed = rows.filter(({ status }) => status === 'failure').map(({ name }) => name);
  const told = failedOutput(printed, failed);
  if (told !== '') say(`\n${told}`);
}

async function main() {
  const asked = process.argv.slice(2);
  await install(say);
  say(`Packages after ${minutes(Date.now() - started)}`);
  const projects = asked.flatMap((word) =>
    [word, `mfe-${word}`, `libs/${word}`].filter((folder) =>
      existsSync(path.join(root, folder, 'project.json')),
    ),
  );
  const targets = asked.filter(
    (word) => !projects.some((folder) => folder.split(/[-/]/).at(-1) === word || folder === word),
  );
  if (projects.length > 0) {
    const names = projects.map((folder) => folder.replace('libs/', '')).join(',');
    await nx(targets.length > 0 ? targets : OF_ONE, '-p', names);
  } else if (targets.length > 0) await nx(targets);
  else {
    await nx(TARGETS);
    // the whole suite; verticals' targets are parts of it
    await nx(['e2e'], '-p', 'e2e');
  }
}

process.chdir(root);
await main()
  .catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  })
  .finally(summary);
