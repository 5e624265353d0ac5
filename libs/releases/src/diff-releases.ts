import type { Release } from './release';
import * as v from 'valibot';

const DifferenceSchema = v.object({
  added: v.array(v.string()),
  removed: v.array(v.string()),
  changed: v.array(v.string()),
});

const FromToSchema = v.object({ from: v.nullable(v.string()), to: v.nullable(v.string()) });
const BytesSchema = v.object({ from: v.number(), to: v.number() });

export const ReleaseDiffSchema = v.object({
  vertical: v.string(),
  from: v.string(),
  to: v.string(),
  routes: DifferenceSchema,
  slots: DifferenceSchema,
  contract: FromToSchema,
  /** names of shared modules, such as `@wayfare/ui Button` */
  imports: v.object({ added: v.array(v.string()), removed: v.array(v.string()) }),
  bytes: v.object({
    client: BytesSchema,
    server: BytesSchema,
    /** scripts and sheets of each chunk whose weight is another; 0 where there is none */
    chunks: v.record(v.string(), BytesSchema),
  }),
});
export type ReleaseDiff = v.InferOutput<typeof ReleaseDiffSchema>;

type ByName = ReadonlyMap<string, string>;

const described = <Part>(parts: readonly Part[], nameOf: (part: Part) => string): ByName =>
  new Map(parts.map((part) => [nameOf(part), JSON.stringify(part)]));

function difference(from: ByName, to: ByName): v.InferOutput<typeof DifferenceSchema> {
  const common = [...to.keys()].filter((name) => from.has(name));
  return {
    added: [...to.keys()].filter((name) => !from.has(name)).sort(),
    removed: [...from.keys()].filter((name) => !to.has(name)).sort(),
    changed: common.filter((name) => from.get(name) !== to.get(name)).sort(),
  };
}

const importsOf = ({ imports = {} }: Release): ByName =>
  new Map(
    Object.entries(imports).flatMap(([module, names]) =>
      names.map((name) => [`${module} ${name}`, ''] as const),
    ),
  );

const bytesBelow = ({ files }: Release, folder: string): number =>
  Object.entries(files).reduce(
    (sum, [file, { bytes }]) => sum + (file.startsWith(`${folder}/`) ? bytes : 0),
    0,
  );

const bytesOfChunk = ({ chunks, files }: Release, chunk: string): number =>
  [...(chunks[chunk]?.js ?? []), ...(chunks[chunk]?.css ?? [])].reduce(
    (sum, file) => sum + (files[`client/${file}`]?.bytes ?? 0),
    0,
  );

/** What a team looks at before it promotes: routes, slots, contract, imports and bytes of two releases of one vertical. */
export function diffReleases(from: Release, to: Release): ReleaseDiff {
  const routesOf = ({ manifest }: Release) => described(manifest.routes, ({ name }) => name);
  const slotsOf = ({ manifest }: Release) => described(manifest.slots, ({ id }) => id);
  const both = (of: (release: Release) => number) => ({ from: of(from), to: of(to) });
  const chunks = [...new Set([...Object.keys(from.chunks), ...Object.keys(to.chunks)])]
    .sort()
    .map((chunk) => [chunk, both((release) => bytesOfChunk(release, chunk))] as const)
    .filter(([, bytes]) => bytes.from !== bytes.to);
  const { added, removed } = difference(importsOf(from), importsOf(to));
  return {
    vertical: to.name,
    from: from.version,
    to: to.version,
    routes: difference(routesOf(from), routesOf(to)),
    slots: difference(slotsOf(from), slotsOf(to)),
    contract: {
      from: from.manifest.contract ?? null,
      to: to.manifest.contract ?? null,
    },
    imports: { added, removed },
    bytes: {
      client: both((release) => bytesBelow(release, 'client')),
      server: both((release) => bytesBelow(release, 'server')),
      chunks: Object.fromEntries(chunks),
    },
  };
}
