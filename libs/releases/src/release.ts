import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import * as v from 'valibot';
import type { OwnCopies } from './own-copies';

const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const ChunkFilesSchema = v.strictObject({
  js: v.array(v.string()),
  css: v.array(v.string()),
  shared: v.optional(v.array(v.string())),
});
export const ChunksSchema = v.record(v.string(), ChunkFilesSchema);
/** names by shared module; `*` for all of it */
export const ImportsSchema = v.record(v.string(), v.array(v.string()));

/** `release.json`, written once by the build; paths are relative to its folder. */
export const ReleaseSchema = v.strictObject({
  name: v.string(),
  version: v.string(),
  /** SHA-256 of output and description; missing in older releases */
  digest: v.optional(v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/))),
  manifest: VerticalManifestSchema,
  files: v.record(v.string(), v.strictObject({ integrity: IntegritySchema, bytes: v.number() })),
  chunks: ChunksSchema,
  shared: v.record(v.string(), v.string()),
  imports: v.optional(ImportsSchema),
});

export type Release = v.InferOutput<typeof ReleaseSchema> & {
  /** from a sidecar file (own-copies.ts) */
  ownCopies?: OwnCopies;
};
