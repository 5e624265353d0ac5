import { Header, Parser, type ReadEntry } from 'tar';
import type { Readable } from 'node:stream';
import { ReleaseError } from '../release-error';
import { INSIDE } from '../whole-release';

const BLOCK = 512;
const MOST_FILES = 5_000;
const SIGNATURE = /^signatures\/[a-f0-9]{16}$/;

/** A name that a file of a release may have; none leads out of it. */
export const isReleaseFile = (name: string): boolean =>
  name === 'release.json' || SIGNATURE.test(name) || INSIDE.test(name);

/** Files of a release as a tar, the same bytes for the same files. Throws MANIFEST for a name that is no file's of a release. */
export function packRelease(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const header = new Header({ path, size: content.length, mode: 0o644, type: 'File' });
    const block = Buffer.alloc(BLOCK);
    if (!isReleaseFile(path) || header.encode(block))
      throw new ReleaseError('MANIFEST', `${path} can't be the name of a file of a release`);
    const padding = (BLOCK - (content.length % BLOCK)) % BLOCK;
    parts.push(block, content, Buffer.alloc(padding));
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

const refused = (words: string, cause?: unknown) =>
  new ReleaseError('REQUEST', `the tar ${words}`, cause);
const tooLarge = (bytes: number) =>
  new ReleaseError('TOO_LARGE', `a release has at most ${bytes} bytes`);

/** Collects entries; anything that is no file of a release ends it. */
function entriesOf(parser: Parser, mostBytes: number, fail: (error: ReleaseError) => void) {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  parser.on('entry', (entry: ReadEntry) => {
    const name = entry.path.replace(/^\.\//, '');
    if (entry.type === 'Directory') return void entry.resume();
    const isFile = entry.type === 'File' || entry.type === 'OldFile';
    if (!isFile || !isReleaseFile(name)) return fail(refused(`has ${name}, no file of a release`));
    if (files.has(name)) return fail(refused(`has ${name} twice`));
    if (files.size === MOST_FILES) return fail(refused(`has more than ${MOST_FILES} files`));
    bytes += entry.size;
    if (bytes > mostBytes) return fail(tooLarge(mostBytes));
    const parts: Buffer[] = [];
    files.set(name, Buffer.alloc(0));
    entry.on('data', (part) => void parts.push(Buffer.from(part)));
    entry.on('end', () => void files.set(name, Buffer.concat(parts)));
  });
  return files;
}

/** Rejects, the rest unread, with TOO_LARGE or, for links, names outside or twice or no plain tar, REQUEST. */
export async function unpackRelease(
  stream: Readable,
  mostBytes: number,
  hear: (part: Buffer) => void = () => undefined,
): Promise<Map<string, Buffer>> {
  let failure: ReleaseError | null = null;
  const fail = (error: ReleaseError) => void (failure ??= error);
  // neither is looked for, so that nothing grows when it is read
  const parser = new Parser({ strict: true, brotli: false, zstd: false });
  const ended = new Promise<void>((resolve) => {
    parser.on('end', resolve);
    parser.on('error', (error: unknown) => {
      fail(refused('can not be read', error));
      resolve();
    });
  });
  const files = entriesOf(parser, mostBytes, fail);
  // headers and padding of many small files
  const mostRead = 2 * mostBytes + MOST_FILES * 2 * BLOCK;
  let read = 0;
  const parts: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
  for await (const part of parts) {
    if (read === 0 && part[0] === 0x1f && part[1] === 0x8b) fail(refused('is compressed'));
    read += part.length;
    if (read > mostRead) fail(tooLarge(mostBytes));
    if (failure !== null) throw failure;
    hear(part);
    parser.write(part);
  }
  if (failure !== null) throw failure;
  parser.end();
  await ended;
  if (failure !== null) throw failure;
  return files;
}
