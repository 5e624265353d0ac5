/* `npm run contract`: contract reports and version since HEAD (decision 0076); `--check` fails on a difference. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './run.mjs';

process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.base.json');
process.chdir(root);

const say = (text) => process.stdout.write(`${text}\n`);

async function library() {
  const { register } = await import('tsx/cjs/api');
  register();
  return createRequire(import.meta.url)('../libs/federation/src/contract/index.ts');
}

const line = ({ module, name, change, why }) =>
  `${change.padEnd(8)} ${name} of ${module}${why === undefined ? '' : `\n  ${why.replaceAll('\n', '\n  ')}`}`;

async function check(contract, reports) {
  const kept = await contract.keptReports(reports.keys());
  const changed = [...reports].filter(([module, report]) => kept.get(module) !== report);
  if (changed.length === 0) return;
  const { changes } = await contract.compareContracts(root, kept, reports);
  throw new Error(
    [
      `What ${changed.map(([module]) => module).join(' and ')} promise is not what libs/remote-kit/contract says:`,
      ...(changes.length === 0
        ? ['only comments and types that no value names']
        : changes.map(line)),
      'Run `npm run contract` and commit what it writes.',
    ].join('\n'),
  );
}

async function write(contract, reports) {
  const base = (await contract.committedContract(reports.keys())) ?? {
    contract: contract.keptContract(),
    reports: await contract.keptReports(reports.keys()),
  };
  const comparison = await contract.compareContracts(root, base.reports, reports);
  const next = contract.nextContract(base.contract, comparison);
  await contract.keepContract(next, reports);
  for (const change of comparison.changes) say(line(change));
  say(
    `The contract is ${next.version}${next.version === base.contract.version ? ', as before' : ''}.`,
  );
}

async function main() {
  const contract = await library();
  const reports = await contract.contractReports({ root, modules: contract.contractModules() });
  await (process.argv.includes('--check') ? check : write)(contract, reports);
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
