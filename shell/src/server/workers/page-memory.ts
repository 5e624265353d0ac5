const STEP = 1 << 16;
const MOST_SPARE = 16;

/** A pool of buffers for pages that the sending thread returns: new ones per page kept both collectors busy. */
export function createPageMemory() {
  const spare: ArrayBuffer[] = [];
  return {
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
