import { CHUNK_RELOAD_GUARD_MS, isChunkError, reloadForChunk } from './chunk-reload';

function tab(options: { canRemember?: boolean } = {}) {
  const memory = new Map<string, string>();
  const reload = jest.fn();
  const refuse = () => {
    throw new Error('no storage');
  };
  const storage =
    options.canRemember === false
      ? { getItem: refuse, setItem: refuse }
      : {
          getItem: (key: string) => memory.get(key) ?? null,
          setItem: (key: string, value: string) => void memory.set(key, value),
        };
  const at = (now: number) => reloadForChunk({ storage, now: () => now, reload });
  return { at, reload };
}

const START = 1_800_000_000_000;

it('CON-11 PLT-26 loads the page again for a failed chunk, and not a second time within 60 seconds', () => {
  expect(CHUNK_RELOAD_GUARD_MS).toBe(60_000);
  const { at, reload } = tab();
  expect([0, 1, 59_999].map((later) => at(START + later))).toEqual([true, false, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  [59_999, false],
  [60_000, true],
  [600_000, true],
])('PLT-26 %i ms after a reload the next is allowed: %s', (later, allowed) => {
  const { at } = tab();
  at(START);
  expect(at(START + later)).toBe(allowed);
});

it('PLT-26 does not reload where it could not remember that it did', () => {
  const { at, reload } = tab({ canRemember: false });
  expect(at(START)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('Loading chunk 12 failed.'), true],
  [new Error('Loading CSS chunk 12 failed.'), true],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
  [new TypeError('x is undefined'), false],
  ['Loading chunk 12 failed.', false],
  [null, false],
])('PLT-26 %p is a failed chunk: %s', (error, expected) =>
  expect(isChunkError(error)).toBe(expected),
);
