import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as v from 'valibot';

const BomSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  serialNumber: v.optional(v.string()),
  metadata: v.looseObject({ timestamp: v.optional(v.string()) }),
  components: v.array(v.looseObject({ name: v.string(), version: v.string() })),
});

export type Bom = v.InferOutput<typeof BomSchema>;

const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');

/** The same packages make the same document: its number is a digest of the rest, and it has no time. */
export function reproducible({ serialNumber: _number, ...bom }: Bom): Bom {
  const { timestamp: _time, ...metadata } = bom.metadata;
  const rest = { ...bom, metadata };
  return { ...rest, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(rest))}` };
}

/** CycloneDX document of the packages of production in a folder's package-lock.json. Throws with what npm says. */
export function bomOf(folder: string): Bom {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const output = execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return reproducible(v.parse(BomSchema, JSON.parse(output)));
}
