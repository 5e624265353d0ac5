import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'libs/api-contract/src');
const STATEMENT = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';/gms;

/** What a module takes at run time; types are gone by then. */
const takenBy = (file: string) =>
  [...readFileSync(path.join(folder, `${file}.ts`), 'utf8').matchAll(STATEMENT)].map(
    ([, from]) => from ?? '',
  );

/** Every module and package that is loaded with a module of the contract. */
function loadedWith(file: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [`./${file}`];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.startsWith('./')) waiting.push(...takenBy(next.slice(2)));
  }
  return seen;
}

it.each([
  ['index', false],
  ['schemas', true],
])('the contract through %s brings valibot: %s', (file, expected) => {
  expect(loadedWith(file)).toContain('./content-facts');
  expect(loadedWith(file).has('valibot')).toBe(expected);
});
