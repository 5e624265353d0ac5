const POINTER = 8;
/** With the free slots that most have. */
const OBJECT = 5 * POINTER;
const STRING = 2 * POINTER;
/** Entry of a hash table with its share of free slots. */
const ENTRY = 5 * POINTER;
/** Beyond ISO 8859-1 a string takes two bytes a character. */
const WIDE = /[^\u0000-\u00ff]/;

function bytesOfText(text: string): number {
  return STRING + text.length * (WIDE.test(text) ? 2 : 1);
}

function ownBytes(value: object): number {
  if (ArrayBuffer.isView(value)) return 2 * OBJECT + value.byteLength;
  if (value instanceof Date) return OBJECT + 9 * POINTER;
  if (Array.isArray(value)) return OBJECT + STRING + value.length * POINTER;
  if (value instanceof Map || value instanceof Set) return 2 * OBJECT + value.size * ENTRY;
  return OBJECT + Object.keys(value).length * POINTER;
}

function partsOf(value: object): Iterable<unknown> {
  if (ArrayBuffer.isView(value) || value instanceof Date) return [];
  if (value instanceof Map) return [...value].flat();
  return Array.isArray(value) || value instanceof Set ? value : Object.values(value);
}

/**
 * Bytes that plain data (objects, arrays, maps, dates, typed arrays) takes on V8's heap, to within a third: what a cache
 * bounded in bytes counts. A string or object that is met twice counts once.
 */
export function heapBytes(value: unknown): number {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [value];
  let bytes = 0;
  for (const each of waiting) {
    if (typeof each === 'number' && !Number.isInteger(each)) bytes += 2 * POINTER;
    if ((typeof each !== 'string' && typeof each !== 'object') || each === null || seen.has(each))
      continue;
    seen.add(each);
    if (typeof each === 'string') bytes += bytesOfText(each);
    else {
      bytes += ownBytes(each);
      for (const part of partsOf(each)) waiting.push(part);
    }
  }
  return bytes;
}
