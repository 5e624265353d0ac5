/** The longest name and version of a release that is kept whole. */
const TEXT = 250;
const HEAD = 16;

/**
 * A few bytes that a worker and the front share, which can be read when the worker's loop stands still or is gone: how
 * often that loop has turned, whose code it ran last, which thread it is, and how much memory its objects took lately.
 */
export function threadState(buffer = new SharedArrayBuffer(HEAD + TEXT)) {
  const numbers = new Int32Array(buffer, 0, 4);
  const text = new Uint8Array(buffer, HEAD);
  const encoder = new TextEncoder();
  return {
    buffer,
    /** of the worker: its loop turns */
    beat: () => void Atomics.add(numbers, 0, 1),
    /** another number after each turn */
    beats: () => Atomics.load(numbers, 0),
    /** of the worker: its number for the system, 0 for none */
    setThread: (thread: number) => void Atomics.store(numbers, 2, thread),
    thread: () => Atomics.load(numbers, 2),
    /** of the worker: megabytes that its objects take */
    setUsedMb: (megabytes: number) => void Atomics.store(numbers, 3, megabytes),
    usedMb: () => Atomics.load(numbers, 3),
    /** of the worker: this code, `name@version`, is about to run */
    mark(release: string): void {
      // an encoder writes into no shared memory
      const bytes = encoder.encode(release).subarray(0, TEXT);
      text.set(bytes);
      Atomics.store(numbers, 1, bytes.length);
    },
    /** whose code runs, or ran last; null for the shell's own */
    marked(): string | null {
      const length = Atomics.load(numbers, 1);
      return length === 0 ? null : Buffer.from(text.slice(0, length)).toString('utf8');
    },
  };
}

export type ThreadState = ReturnType<typeof threadState>;
