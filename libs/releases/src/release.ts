import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import * as v from 'valibot';

const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const ChunkFilesSchema = v.strictObject({
  js: v.array(v.string()),
  css: v.array(v.string()),
  shared: v.optional(v.array(v.string())),
});

/** `release.json`: all that is known of a release, written once when it is made. File paths are relative to its folder. */
export const ReleaseSchema = v.strictObject({
  name: v.string(),
  version: v.string(),
  manifest: VerticalManifestSchema,
  /** every file of the release with its hash and size */
  files: v.record(v.string(), v.strictObject({ integrity: IntegritySchema, bytes: v.number() })),
  /** which files a named chunk needs, relative to `client/` */
  chunks: v.record(v.string(), ChunkFilesSchema),
  /** versions of the shared modules that the release was built against */
  shared: v.record(v.string(), v.string()),
});

export type Release = v.InferOutput<typeof ReleaseSchema>;
