import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const NamesSchema = v.record(v.string(), v.string());
/** Loose, and without defaults: a part of a lockfile is written as it was read. */
const EntrySchema = v.looseObject({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
  optional: v.optional(v.boolean()),
  dependencies: v.optional(NamesSchema),
  optionalDependencies: v.optional(NamesSchema),
  peerDependencies: v.optional(NamesSchema),
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })),
  ),
});
const LockfileSchema = v.object({
  lockfileVersion: v.number(),
  packages: v.record(v.string(), EntrySchema),
});

export type Entry = v.InferOutput<typeof EntrySchema>;
export type Lockfile = v.InferOutput<typeof LockfileSchema>;

/** An installed package: `place` is its folder, such as `node_modules/pg/node_modules/pg-types`. */
export interface Installed {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly entry: Entry;
}

export const ROOT = path.resolve(__dirname, '../..');

const FOLDER = 'node_modules/';

const nameOf = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/** Reads a `package-lock.json` as npm 7 and later write it. Throws when it has another form. */
export function readLockfile(file = path.join(ROOT, 'package-lock.json')): Lockfile {
  return v.parse(LockfileSchema, JSON.parse(readFileSync(file, 'utf8')));
}

/** All packages of a lockfile, by place; the project itself is none of them. */
export const installed = ({ packages }: Lockfile): Installed[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      place,
      name: entry.name ?? nameOf(place),
      version: entry.version ?? '',
      entry,
    }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));

export const ofProduction = (lockfile: Lockfile): Installed[] =>
  installed(lockfile).filter(({ entry }) => entry.dev !== true);

/** Where Node finds `name` for a package at `place`; undefined where nothing is installed. */
function placeOf(lockfile: Lockfile, name: string, place = ''): string | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(from.lastIndexOf(FOLDER) - 1, 0))) {
    const candidate = `${from === '' ? '' : `${from}/`}${FOLDER}${name}`;
    if (candidate in lockfile.packages) return candidate;
    if (from === '') return undefined;
  }
}

function needsOf({ peerDependencies = {}, peerDependenciesMeta = {}, ...entry }: Entry): string[] {
  const peers = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional !== true,
  );
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers];
}

/** `names` and their dependencies, optional ones of every platform, peers, in order. Throws for one not installed. */
export function closureOf(lockfile: Lockfile, names: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = names.map((name) => {
    const place = placeOf(lockfile, name);
    if (place === undefined) throw new Error(`package-lock.json has no package ${name}`);
    return place;
  });
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const entry = lockfile.packages[place];
    if (entry === undefined) continue;
    for (const name of needsOf(entry)) {
      const next = placeOf(lockfile, name, place);
      if (next !== undefined) waiting.push(next);
    }
  }
  return [...found].sort();
}
