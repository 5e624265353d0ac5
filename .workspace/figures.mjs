/* `npm run figures [-- folder]`: lines, sizes and comments by room, and counts that must be zero; judges nothing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? '.');
const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
const SUPPORT = /\/testing\/|^api\/test\/|\/bench\/|^e2e\/|^libs\/testing\//;
const SUPPORT_NAME = /\.(?:fake|fixture|builder)\.tsx?$|\/(?:fake|drill)-[^/]*\.tsx?$/;
const VERTICAL = /^mfe-[a-z-]+/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && existsSync(path.join(root, file)));
const textOf = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const roomOf = (file) => /^libs\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';
const isTest = (file) => TEST.test(file) || SUPPORT.test(file);
const linesOf = (file) => textOf.get(file).split('\n').length - 1;

function commentLines(text) {
  let count = 0;
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const begins = /^(?:\/\/|\{?\/\*)/.test(line);
    if (isOpen || begins) count += 1;
    if (isOpen || /^\{?\/\*/.test(line)) isOpen = !line.includes('*/');
  }
  return count;
}

function quantile(sizes, share) {
  const sorted = sizes.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

function printRooms() {
  const rooms = [...new Set(files.map(roomOf))].sort();
  console.log('room                   files   lines  median  p95  max  comments per 1,000');
  for (const room of rooms) {
    const own = files.filter((file) => roomOf(file) === room && !isTest(file));
    if (own.length === 0) continue;
    const sizes = own.map(linesOf);
    const comments = sum(own.map((file) => commentLines(textOf.get(file))));
    const cells = [own.length, sum(sizes), quantile(sizes, 0.5), quantile(sizes, 0.95)];
    console.log(
      room.padEnd(20) +
        [...cells, Math.max(...sizes), Math.round((1000 * comments) / sum(sizes))]
          .map((cell) => String(cell).padStart(7))
          .join(''),
    );
  }
}

const featureOf = (file) => /^mfe-[^/]+\/src\/features\/[^/]+/.exec(file)?.[0];

function featureImports() {
  let count = 0;
  for (const file of files.filter((name) => VERTICAL.test(name) && !isTest(name)))
    for (const [, target] of textOf.get(file).matchAll(/from\s+'(\.{1,2}\/[^']+)'/g)) {
      const other = featureOf(path.posix.join(path.posix.dirname(file), target));
      if (other !== undefined && featureOf(file) !== undefined && other !== featureOf(file))
        count += 1;
    }
  return count;
}

const sources = files.filter((file) => !isTest(file));
const matches = (list, pattern) =>
  sum(list.map((file) => (textOf.get(file).match(pattern) ?? []).length));
const lengths = sources.flatMap((file) => textOf.get(file).split('\n')).map((line) => line.length);
const apps = sources.filter((file) => VERTICAL.test(file) || file.startsWith('shell/'));

printRooms();
for (const [name, value] of [
  ['imports from feature to feature', featureImports()],
  ['files over 300 lines', sources.filter((file) => linesOf(file) > 300).length],
  ['test support in production folders', sources.filter((file) => SUPPORT_NAME.test(file)).length],
  [
    '`any` in types',
    matches(
      sources.filter((file) => /\.tsx?$/.test(file)),
      /(?:: |<|\| )any\b(?=[;,)>\]=|])/g,
    ),
  ],
  [
    'jest.mock',
    matches(
      files.filter((file) => TEST.test(file)),
      /jest\.mock\(/g,
    ),
  ],
  [
    'snapshots',
    matches(
      files.filter((file) => TEST.test(file)),
      /toMatch(?:Inline)?Snapshot\(/g,
    ),
  ],
  [
    'useEffect per 1,000 lines of apps',
    ((1000 * matches(apps, /\buseEffect\(/g)) / sum(apps.map(linesOf))).toFixed(1),
  ],
  ['mean length of a line', (sum(lengths) / lengths.length).toFixed(1)],
  [
    'lines over 120 characters, per cent',
    ((100 * lengths.filter((length) => length > 120).length) / lengths.length).toFixed(2),
  ],
])
  console.log(`${name.padEnd(44)}${value}`);
