import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../fixtures/site-under-test';
import { rounded } from '../report';
import { readHistory, withRun, type KeptRun } from './history';
import { stepsAsked, STEPS, type PartOfPeers } from './measure';

const FILE = path.join(ROOT, 'docs/bench-history.tsv');

/** Throws where a run would leave holes in the history. */
export function checkKeeping(parts: readonly string[]): void {
  if ((parts.length > 0 && !parts.includes('peers')) || stepsAsked().length < STEPS.length)
    throw new Error('--keep keeps whole runs of peers only');
}

/** Of what is measured: with a mark where the sources are not as committed. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  // a run that was kept before is no change of what is measured
  const isChanged = git('status', '--porcelain', '--', '.', `:!${FILE}`).trim() !== '';
  return git('rev-parse', '--short=8', 'HEAD').trim() + (isChanged ? '+' : '');
}

/** The runs of the history and this one, which is written to it where it is to be kept. */
export async function withTrend(
  { overview, speed }: PartOfPeers,
  when: string,
  isKept: boolean,
): Promise<KeptRun[]> {
  const text = existsSync(FILE) ? await readFile(FILE, 'utf8') : '';
  const marks = overview.rows.flatMap((row) => row.marks);
  const run: KeptRun = {
    date: when,
    commit: commit(),
    speed: rounded(speed),
    marks: Object.fromEntries(marks.map(({ key, value }) => [key, value])),
  };
  if (isKept) await writeFile(FILE, withRun(text, run));
  return [...readHistory(text), run];
}
