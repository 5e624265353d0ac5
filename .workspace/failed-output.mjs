import { stripVTControlCharacters } from 'node:util';

const TASK = /^> nx run (\S+)/;
const END = /^ NX /;
const PASSED = /^\s*PASS /;
/** Lines of a failed task that are worth repeating: jest and eslint sum up at their end. */
const KEPT = 80;

/**
 * What the named tasks printed last, of all that Nx printed: a task that was stopped because of them can print far more
 * below, and of a long log often only the end is kept.
 */
export function failedOutput(printed, tasks) {
  const blocks = new Map();
  let block = null;
  for (const line of stripVTControlCharacters(printed).split(/\r?\n/)) {
    const task = TASK.exec(line)?.[1];
    if (task !== undefined) {
      block = [];
      blocks.set(task, block);
    } else if (END.test(line)) block = null;
    else if (!PASSED.test(line)) block?.push(line);
  }
  return tasks
    .filter((task) => blocks.has(task))
    .map((task) => `${task} failed:\n${blocks.get(task).slice(-KEPT).join('\n').trim()}`)
    .join('\n\n');
}
