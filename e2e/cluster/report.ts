import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../fixtures/site-under-test';

/** What a part of the run found. */
export interface Outcome {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
  /** what was not as it has to be, in words */
  readonly missed: readonly string[];
}

const MOST_WORDS = 40;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** An outcome as a page says it. */
export function markdown({ title, head, rows, notes, missed }: Outcome): string {
  const table =
    head.length === 0 ? [] : [line(head), line(head.map(() => '---')), ...rows.map(line)];
  const shown = missed.slice(0, MOST_WORDS).map((words) => `- ${words}`);
  const rest = missed.length - shown.length;
  return [
    `## ${title}`,
    '',
    ...(table.length === 0 ? [] : [...table, '']),
    ...notes,
    '',
    ...(missed.length === 0
      ? ['All as it has to be.']
      : ['Not as it has to be:', '', ...shown, ...(rest > 0 ? [`- and ${rest} more`] : [])]),
    '',
  ].join('\n');
}

/** Writes what was found to `.wayfare/cluster`; where it is. */
export async function writeOutcomes(name: string, outcomes: readonly Outcome[]): Promise<string> {
  const file = path.join('.wayfare/cluster', `${name}.md`);
  await mkdir(path.join(ROOT, path.dirname(file)), { recursive: true });
  await writeFile(path.join(ROOT, file), outcomes.map(markdown).join('\n'));
  return file;
}
