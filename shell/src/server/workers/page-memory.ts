/** Sizes are multiples of this, so that pages of about one length fit where another was. */
const STEP = 1 << 16;
/** As many pages may wait for slow readers before memory is left to the collector. */
const MOST_SPARE = 16;

/**
 * Memory for pages, which comes back from the thread that has sent them. New memory for each would be as much for both
 * threads' collectors to look after: the front's went over all its objects after every 40 pages.
 */
export function createPageMemory() {
  const spare: ArrayBuffer[] = [];
  return {
    /** Room for so many bytes; what is in it is undefined, and its buffer may be longer. */
    take(length: number): Buffer {
      const place = spare.findIndex(({ byteLength }) => byteLength >= length);
      const [found] = place === -1 ? [] : spare.splice(place, 1);
      return Buffer.from(found ?? new ArrayBuffer(Math.ceil(length / STEP) * STEP), 0, length);
    },
    giveBack(buffer: ArrayBuffer): void {
      if (buffer.byteLength === 0) return;
      if (spare.length === MOST_SPARE) spare.shift();
      spare.push(buffer);
    },
  };
}
