/* Import cycles between folders; types and tests excluded. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const IMPORT =
  /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?['"](\.{1,2}\/[^'"]+)['"]/gms;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const isTest = (file) => /\.test\.tsx?$|\.fixture\.tsx?$|\/(?:testing|bench)\//.test(file);
const isOfTypes = (names) => /^\{(?:\s*type\s[^,}]*,?)+\s*\}$/.test(names.trim());

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^[^.].*\/src\//.test(file) && existsSync(path.join(root, file)));
const known = new Set(files);
const folderOf = (file) => path.posix.dirname(file);
const projectOf = (folder) => folder.split('/src')[0];

/** Import graph of folders; files directly in `src` are the composition root. */
function importsOfFolders() {
  const edges = new Map();
  for (const file of files.filter((name) => !isTest(name))) {
    const from = folderOf(file);
    if (from.endsWith('/src')) continue;
    for (const [, names = '', name] of readFileSync(path.join(root, file), 'utf8').matchAll(
      IMPORT,
    )) {
      const base = path.posix.join(from, name);
      const target = ENDINGS.map((ending) => base + ending).find((each) => known.has(each));
      if (target === undefined || folderOf(target) === from || isOfTypes(names)) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(folderOf(target)));
    }
  }
  return edges;
}

function reachedFrom(start, edges) {
  const reached = new Set();
  const open = [...(edges.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(edges.get(next) ?? []));
  }
  return reached;
}

function foldersInCycles() {
  const edges = importsOfFolders();
  const caught = new Map();
  for (const folder of edges.keys())
    if (reachedFrom(folder, edges).has(folder))
      caught.set(projectOf(folder), [...(caught.get(projectOf(folder)) ?? []), folder]);
  return caught;
}

const caught = foldersInCycles();
for (const [project, folders] of caught) {
  process.stderr.write(
    `${project}: ${folders.length} folders import each other in circles:\n  ${folders.join('\n  ')}\n`,
  );
  process.exitCode = 1;
}
process.stdout.write(`${[...caught.values()].flat().length} folders in circles of imports\n`);
