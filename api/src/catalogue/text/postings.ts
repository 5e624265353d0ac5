import type { WordRange, WordTrie } from './word-trie';

/** Entries from which a branch keeps a merged list, and the longest such list. */
const HEAVY = 256;
const LONGEST = 8192;
/** Reading this many bit-set words costs as much as sorting one of few numbers. */
const FEW = 32;

/** Sorted documents, complete below `below`. */
export interface Popular {
  readonly documents: Uint32Array;
  readonly below: number;
}

const NONE: Popular = { documents: new Uint32Array(0), below: Infinity };

/** Inverted index; document numbers are popularity ranks, so lists start with the most popular. */
export class Postings {
  /** scratch bit set of documents */
  private readonly seen: Uint32Array;

  private constructor(
    private readonly offsets: Uint32Array,
    private readonly documents: Uint32Array,
    private readonly heavy: ReadonlyMap<number, Uint32Array>,
    documentCount: number,
  ) {
    this.seen = new Uint32Array((documentCount + 31) >>> 5);
  }

  /** Words of document d are `[bounds[d], bounds[d + 1])`. */
  static of(trie: WordTrie, words: Uint32Array, bounds: Uint32Array): Postings {
    const offsets = new Uint32Array(trie.words.length + 1);
    for (const word of words) offsets[word + 1] = (offsets[word + 1] ?? 0) + 1;
    for (let word = 0; word < trie.words.length; word += 1)
      offsets[word + 1] = (offsets[word + 1] ?? 0) + (offsets[word] ?? 0);
    const next = offsets.slice();
    const documents = new Uint32Array(words.length);
    for (let document = 0; document + 1 < bounds.length; document += 1) {
      for (let index = bounds[document] ?? 0; index < (bounds[document + 1] ?? 0); index += 1) {
        const word = words[index] ?? 0;
        const place = next[word] ?? 0;
        documents[place] = document;
        next[word] = place + 1;
      }
    }
    const heavy = mergeHeavy(trie, offsets, documents, bounds.length);
    return new Postings(offsets, documents, heavy, bounds.length - 1);
  }

  /** Upper bound: a document counts once for each of its words. */
  sizeOf(ranges: readonly WordRange[]): number {
    return ranges.reduce(
      (sum, { from, to }) => sum + (this.offsets[to] ?? 0) - (this.offsets[from] ?? 0),
      0,
    );
  }

  /** Union of the ranges, the `limit` most popular. With many ranges the top `each` of every one suffice. */
  mostPopular(ranges: readonly WordRange[], limit: number, each: number): Popular {
    const most = Math.min(limit, each);
    const held = ranges.filter(({ from, to }) => this.offsets[to] !== this.offsets[from]);
    const [only] = held;
    if (only === undefined) return NONE;
    if (held.length === 1) return cutTo(this.headOf(only, most), most);
    const { all, below } = this.gather(held, most);
    const { documents, below: last } = cutTo(
      all.length < this.seen.length / FEW
        ? sortedUnique(all).subarray(0, limit)
        : this.firstOf(all, limit),
      limit,
    );
    return { documents, below: Math.min(below, last) };
  }

  private gather(ranges: readonly WordRange[], most: number): { all: Uint32Array; below: number } {
    const { offsets, documents } = this;
    const size = ranges.reduce(
      (sum, { from, to }) => sum + Math.min(most, (offsets[to] ?? 0) - (offsets[from] ?? 0)),
      0,
    );
    const all = new Uint32Array(size);
    let length = 0;
    let below = Infinity;
    for (const range of ranges) {
      const start = offsets[range.from] ?? 0;
      const end = offsets[range.to] ?? 0;
      if (end - start <= most) {
        for (let index = start; index < end; index += 1) {
          all[length] = documents[index] ?? 0;
          length += 1;
        }
      } else {
        const head = cutTo(this.headOf(range, most), most);
        all.set(head.documents, length);
        length += head.documents.length;
        below = Math.min(below, head.below);
      }
    }
    return { all: all.subarray(0, length), below };
  }

  private firstOf(numbers: Uint32Array, limit: number): Uint32Array {
    const { seen } = this;
    let most = 0;
    for (const number of numbers) {
      seen[number >>> 5] = (seen[number >>> 5] ?? 0) | (1 << (number & 31));
      if (number > most) most = number;
    }
    const end = (most >>> 5) + 1;
    // in place over read entries
    let length = 0;
    for (let index = 0; index < end && length < limit; index += 1) {
      for (let left = seen[index] ?? 0; left !== 0 && length < limit; left &= left - 1) {
        numbers[length] = index * 32 + 31 - Math.clz32(left & -left);
        length += 1;
      }
    }
    seen.fill(0, 0, end);
    return numbers.subarray(0, length);
  }

  mark(ranges: readonly WordRange[], bit: number, end: number, into: Uint8Array): void {
    const { offsets, documents } = this;
    for (const { from, to } of ranges) {
      for (let word = from; word < to; word += 1) {
        const last = offsets[word + 1] ?? 0;
        for (let index = offsets[word] ?? 0; index < last; index += 1) {
          const document = documents[index] ?? 0;
          if (document >= end) break;
          into[document] = (into[document] ?? 0) | bit;
        }
      }
    }
  }

  private headOf(range: WordRange, limit: number): Uint32Array {
    const start = this.offsets[range.from] ?? 0;
    const end = this.offsets[range.to] ?? 0;
    if (range.node === -1) return this.documents.subarray(start, Math.min(end, start + limit));
    const merged = this.heavy.get(range.node);
    if (merged !== undefined) return merged.subarray(0, limit);
    return sortedUnique(this.documents.slice(start, end)).subarray(0, limit);
  }
}

/** A full-length list was cut: complete only up to its last document. */
function cutTo(documents: Uint32Array, most: number): Popular {
  return {
    documents,
    below: documents.length < most ? Infinity : (documents[documents.length - 1] ?? 0) + 1,
  };
}

function mergeHeavy(
  trie: WordTrie,
  offsets: Uint32Array,
  documents: Uint32Array,
  documentCount: number,
): Map<number, Uint32Array> {
  const heavy = new Map<number, Uint32Array>();
  const marks = new Uint8Array(documentCount);
  let pending: { node: number; list: Uint32Array | null; size: number }[] = [
    { node: 0, list: null, size: -1 },
  ];
  while (pending.length > 0) {
    const deeper: typeof pending = [];
    for (const parent of pending) {
      const { first, end } = trie.childrenOf(parent.node);
      for (let node = first; node < end; node += 1) {
        const from = trie.from[node] ?? 0;
        const to = trie.to[node] ?? 0;
        const entries = documents.subarray(offsets[from] ?? 0, offsets[to] ?? 0);
        if (entries.length <= HEAVY || to - from < 2) continue;
        const list =
          entries.length === parent.size && parent.list !== null
            ? parent.list
            : mostPopularOf(entries, marks);
        heavy.set(node, list);
        deeper.push({ node, list, size: entries.length });
      }
    }
    pending = deeper;
  }
  return heavy;
}

function mostPopularOf(entries: Uint32Array, marks: Uint8Array): Uint32Array {
  if (entries.length < marks.length / 32) return sortedUnique(entries.slice()).slice(0, LONGEST);
  marks.fill(0);
  for (const document of entries) marks[document] = 1;
  const list = new Uint32Array(Math.min(LONGEST, entries.length));
  let length = 0;
  for (let document = 0; document < marks.length && length < list.length; document += 1) {
    if (marks[document] === 1) {
      list[length] = document;
      length += 1;
    }
  }
  return list.slice(0, length);
}

function sortedUnique(documents: Uint32Array): Uint32Array {
  documents.sort();
  let length = 0;
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0;
    if (length === 0 || documents[length - 1] !== document) {
      documents[length] = document;
      length += 1;
    }
  }
  return documents.subarray(0, length);
}
