import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const DECISIONS = readdirSync(path.join(ROOT, 'docs/decisions')).map(
  (file) => `docs/decisions/${file}`,
);
const DOCUMENTS = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'docs/tour.md',
  'docs/walks.md',
  'docs/code-reference.md',
  'docs/glossary.md',
  'docs/data-sources.md',
  'docs/configuration.md',
  'docs/operating.md',
  'docs/asvs.md',
  'docs/retention.md',
  ...DECISIONS,
];
const TOP = readdirSync(ROOT).filter(
  (name) => !['node_modules', '.git', '.wayfare', '.nx'].includes(name),
);

const read = (document: string) => readFileSync(path.join(ROOT, document), 'utf8');

/** What stands in backticks and begins with a folder of the workspace. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)].map(
    ([, name = '']) => name,
  );
  return quoted.filter(
    (name) => TOP.includes(name.split('/')[0] ?? '') && !/[*<{…]|\/(?:dist|builds)\b/.test(name),
  );
}

/** Targets of links to files, from where the document stands. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes(':'));
}

/** Variables that the four processes read. */
function variables(): string[] {
  const sources = [
    'shell/src/server/platform/config.ts',
    'api/src/platform/config/environment.ts',
    'registry/src/config.ts',
    'sandbox/src/config.ts',
  ]
    .map(read)
    .join('\n');
  return [...sources.matchAll(/^ {2}([A-Z][A-Z_]+): v\.|env\['([A-Z_]+)'\]/gm)].flatMap(
    ([, checked, plain]) => checked ?? plain ?? [],
  );
}

describe('The documents', () => {
  it.each(DOCUMENTS)('%s names files that exist', (document) => {
    const text = read(document);
    const links = linksIn(text).map((target) => path.join(path.dirname(document), target));
    expect(
      [...pathsIn(text), ...links].filter((name) => !existsSync(path.join(ROOT, name))),
    ).toEqual([]);
  });

  it('lead through the code by nine files, and from there by at least forty', () => {
    expect(read('docs/tour.md').match(/^\d+\. `/gm)).toHaveLength(9);
    expect(new Set(pathsIn(read('docs/code-reference.md'))).size).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['A search for hotels', 40],
    ['A release', 20],
    ['A card payment', 20],
  ])('follow %s through at most %i files', (walk, most) => {
    const section = read('docs/walks.md')
      .split(/^## /m)
      .find((each) => each.startsWith(walk));
    const files = (section?.match(/^\d+\. `/gm) ?? []).length;
    expect(files).toBeGreaterThan(10);
    expect(files).toBeLessThanOrEqual(most);
  });

  it('explain every variable that can be set', () => {
    const known = new Set(
      [...read('docs/configuration.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(variables().length).toBeGreaterThan(30);
    expect(variables().filter((name) => !known.has(name))).toEqual([]);
  });

  it('give every decision a number of its own', () => {
    const numbers = DECISIONS.map((file) => path.basename(file).slice(0, 4));
    expect(new Set(numbers).size).toBe(DECISIONS.length);
  });

  it.each(DECISIONS)('%s says context, decision and consequences on one screen', (file) => {
    const text = read(file);
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(text.split('\n').length).toBeLessThanOrEqual(41);
  });
});
