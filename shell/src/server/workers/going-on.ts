import { Readable } from 'node:stream';
import { ThreadEnded } from './render-thread';

/** What a document ends with: parts that did not come are drawn by the browser then. */
const END = Buffer.from('</body></html>');

/** The bytes of a page made again that lie behind those that were sent; the document's end where the two differ. */
async function* restOf(
  sent: Buffer,
  again: () => Promise<Buffer | Readable>,
): AsyncGenerator<Buffer, void, undefined> {
  let left = sent;
  try {
    const html = await again();
    for await (const piece of Buffer.isBuffer(html) ? [html] : html) {
      const part = piece as Buffer;
      const known = Math.min(left.length, part.length);
      if (!part.subarray(0, known).equals(left.subarray(0, known))) {
        yield END;
        return;
      }
      left = left.subarray(known);
      if (known < part.length) yield part.subarray(known);
    }
    if (left.length > 0) yield END;
  } catch {
    yield END;
  }
}

async function* wholePage(
  first: Readable,
  again: () => Promise<Buffer | Readable>,
  onCut: (error: unknown) => void,
) {
  const sent: Buffer[] = [];
  try {
    for await (const part of first) {
      sent.push(part as Buffer);
      yield part as Buffer;
    }
    return;
  } catch (error) {
    if (!(error instanceof ThreadEnded)) {
      if (sent.length === 0) throw error;
      onCut(error);
      yield END;
      return;
    }
  }
  yield* restOf(Buffer.concat(sent), again);
}

/**
 * A page's stream that `again` continues when its worker ends half-way: bytes already sent are
 * skipped, a different page is ended there.
 */
export const goingOn = (
  first: Readable,
  again: () => Promise<Buffer | Readable>,
  onCut: (error: unknown) => void,
): Readable => Readable.from(wholePage(first, again, onCut), { objectMode: false });
