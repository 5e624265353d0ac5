/* Proof that each lint rule bites in each project, by the command of `npm test`. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layeredVerticals } from './layers.mjs';
import {
  layerBreachesOf,
  layerBreachesOfApi,
  layerBreachesOfCockpit,
  layerBreachesOfDesk,
} from './layer-breaches.mjs';
import { BREACHES_ONLY, breachesOf, refuseExisting, UNUSED_DIRECTIVE } from './lint-breaches.mjs';
import nxPlugin from './nx-plugin.cjs';
import { root, run } from './run.mjs';

const environment = { NX_DAEMON: 'false' };
function projectsOfWorkspace() {
  const folders = readdirSync(root)
    .concat(readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}`))
    .filter(
      (folder) => existsSync(path.join(root, folder, 'project.json')) && !folder.startsWith('.'),
    );
  return folders.map((folder) => {
    const project = JSON.parse(readFileSync(path.join(root, folder, 'project.json'), 'utf8'));
    return { folder, tags: project.tags ?? [] };
  });
}

const isReported = (messages, rule) =>
  messages.some(
    ({ ruleId, severity, message }) =>
      severity === 2 &&
      (rule === UNUSED_DIRECTIVE
        ? ruleId === null && message.startsWith('Unused eslint-disable')
        : ruleId === rule),
  );

async function withBreaches(breaches, work) {
  refuseExisting(breaches.map(({ file }) => file));
  const remove = () =>
    breaches.forEach(({ file }) => rmSync(path.join(root, file), { force: true }));
  const stop = () => process.exit(1);
  process.once('exit', remove);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    for (const { file, code } of breaches) writeFileSync(path.join(root, file), code);
    return await work();
  } finally {
    remove();
    process.off('exit', remove);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

async function resultsOf(command) {
  const output = await run(
    'node',
    [...command, '--format=json', `--ignore-pattern=${BREACHES_ONLY}`],
    { env: environment, quiet: true },
  ).then(
    (text) => text,
    (error) => String(error.message),
  );
  const report = /^\[.*\]$/m.exec(output)?.[0];
  if (report === undefined) throw new Error(`ESLint gave no report:\n${output}`);
  return JSON.parse(report);
}

const missedBy = (results, breaches) =>
  breaches.flatMap(({ file, rules }) => {
    const result = results.find(({ filePath }) => filePath === path.join(root, file));
    if (result === undefined) return [`${file} is not looked at`];
    return rules
      .filter((rule) => !isReported(result.messages, rule))
      .map((rule) => `${file} breaks ${rule}, and lint did not say so`);
  });

async function proveTeeth(projects = projectsOfWorkspace(), command = nxPlugin.LINT_ALL) {
  const breaches = [
    ...breachesOf(projects),
    ...(projects.some(({ folder }) => folder === 'api') ? layerBreachesOfApi() : []),
    ...(projects.some(({ folder }) => folder === 'desk') ? layerBreachesOfDesk() : []),
    ...(projects.some(({ folder }) => folder === 'cockpit') ? layerBreachesOfCockpit() : []),
    ...layerBreachesOf(
      layeredVerticals().filter(({ vertical }) =>
        projects.some(({ folder }) => folder === vertical),
      ),
    ),
  ];
  const results = await withBreaches(breaches, () => resultsOf(command));
  const missed = missedBy(results, breaches);
  if (missed.length > 0) throw new Error(missed.join('\n'));
  const rules = new Set(breaches.flatMap((breach) => breach.rules)).size;
  process.stdout.write(
    `${rules} rules bite in ${projects.length} projects, ${breaches.length} breaches\n`,
  );
}

await proveTeeth().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
