/* Commit subjects since this check: imperative, at most 72 characters. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const LONGEST = 72;
const CHECK = '.workspace/check-subjects.mjs';
/** Imperatives that end like "Adds", "Added" or "Adding". */
const ORDERS = new Set(
  'alias bias bring embed exceed feed focus need ping proceed seed shed shred speed string succeed swing'.split(
    ' ',
  ),
);
const IRREGULAR = new Set(
  'built caught did got kept made ran said sent taught thrown told took went wrote'.split(' '),
);
const isOrder = (word) =>
  ORDERS.has(word) || !(IRREGULAR.has(word) || /(ed|ing|[^s]s)$/.test(word));

function subjectFault(subject) {
  if (subject.length > LONGEST) return `has ${subject.length} characters, ${LONGEST} at most`;
  if (!/^\p{Lu}/u.test(subject)) return 'does not begin with a capital';
  if (subject.endsWith('.')) return 'ends in a full stop';
  const [first] = subject.split(/[\s,:]/);
  if (!isOrder(first.toLowerCase())) return `begins with "${first}", which is no order`;
  return null;
}

async function newSubjects(folder) {
  const git = async (...args) =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 26 })).stdout.trim();
  try {
    const added = await git('log', '--diff-filter=A', '--format=%H', '--', CHECK);
    const first = added.split('\n').at(-1);
    if (first === '') return [];
    const log = await git('log', '--no-merges', '--format=%h %s', `${first}..HEAD`);
    return log === '' ? [] : log.split('\n');
  } catch {
    return [];
  }
}

export async function checkSubjects(folder = root) {
  const faults = (await newSubjects(folder)).flatMap((line) => {
    const [hash, ...words] = line.split(' ');
    const fault = subjectFault(words.join(' '));
    return fault === null ? [] : [`commit ${hash} "${words.join(' ')}" ${fault}`];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

if (process.argv[1]?.endsWith('check-subjects.mjs')) {
  await checkSubjects(process.argv[2]).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
