const TEXT = 250;
const HEAD = 16;

/** Shared bytes of a worker that outlive its loop: turns, whose code ran last, thread number, memory. */
export function threadState(buffer = new SharedArrayBuffer(HEAD + TEXT)) {
  const numbers = new Int32Array(buffer, 0, 4);
  const text = new Uint8Array(buffer, HEAD);
  const encoder = new TextEncoder();
  return {
    buffer,
    beat: () => void Atomics.add(numbers, 0, 1),
    beats: () => Atomics.load(numbers, 0),
    setThread: (thread: number) => void Atomics.store(numbers, 2, thread),
    thread: () => Atomics.load(numbers, 2),
    setUsedMb: (megabytes: number) => void Atomics.store(numbers, 3, megabytes),
    usedMb: () => Atomics.load(numbers, 3),
    mark(release: string): void {
      // an encoder writes into no shared memory
      const bytes = encoder.encode(release).subarray(0, TEXT);
      text.set(bytes);
      Atomics.store(numbers, 1, bytes.length);
    },
    marked(): string | null {
      const length = Atomics.load(numbers, 1);
      return length === 0 ? null : Buffer.from(text.slice(0, length)).toString('utf8');
    },
  };
}

export type ThreadState = ReturnType<typeof threadState>;
