import { stripVTControlCharacters } from 'node:util';

const TASK = /^> nx run (\S+)/;
const END = /^ NX /;
const PASSED = /^\s*PASS /;
/** Lines of a failed task that are worth repeating: jest and eslint sum up at their end. */
const KEPT = 80;

/** Output of the failed tasks alone: stopped tasks may print far more below. */
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
