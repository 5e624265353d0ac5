/* File sizes: median at most 60 lines, 95th percentile by project at most 200; 300 is lint's (`max-lines`). */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const MEDIAN = 60;
const MOST = { share: 0.95, lines: 200 };
/** Fewer files: one alone would exceed five per cent. */
const ENOUGH = 20;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(path.join(root, file)));

const linesOf = (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file);

function projectOf(file) {
  const folder = path.dirname(file);
  return folder === '.' || existsSync(path.join(root, folder, 'project.json'))
    ? folder
    : projectOf(folder);
}

function quantile(sizes, share) {
  const sorted = sizes.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1];
}

const faults = [];
const sources = files.filter((file) => !isTest(file)).map(linesOf);
const median = quantile(sources, 0.5);
if (median > MEDIAN) faults.push(`half of all sources have more than ${MEDIAN} lines: ${median}`);

for (const project of new Set(files.map(projectOf))) {
  const own = files.filter((file) => projectOf(file) === project);
  const size = quantile(own.map(linesOf), MOST.share);
  if (own.length < ENOUGH || size <= MOST.lines) continue;
  const longest = own
    .filter((file) => linesOf(file) > MOST.lines)
    .toSorted((one, other) => linesOf(one) - linesOf(other));
  faults.push(
    `more than 5 of 100 files of ${project} have over ${MOST.lines} lines; split by meaning one of\n` +
      longest.map((file) => `  ${linesOf(file)} ${file}`).join('\n'),
  );
}

process.stdout.write(`${files.length} files; half of the sources have at most ${median} lines\n`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
