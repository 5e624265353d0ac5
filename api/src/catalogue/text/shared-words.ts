import type { Postings } from './postings';
import type { WordRange } from './word-trie';

/** Documents examined for the rarest word, most popular first. */
const LOOKED_AT = 3000;
/** The same for each other word: the rarest may be a city and absent from hotel names. */
const LOOKED_AT_BESIDE = 1000;
const CANDIDATES = 32;
/** A document's word lookup costs as much as marking this many. */
const WORTH_MARKING = 20;
const FEW = 100;

export interface Documents {
  readonly own: Postings;
  readonly beside: Postings;
  /** own words of document d are `[bounds[d], bounds[d + 1])` */
  readonly words: Uint32Array;
  readonly bounds: Uint32Array;
  readonly contextOf: Int32Array;
  readonly contextCount: number;
}

interface Wanted {
  readonly ranges: readonly WordRange[];
  readonly bit: number;
}

/** Terms already examined, up to a document number. */
interface Looked {
  readonly bit: number;
  readonly below: number;
}

interface Sought {
  /** lower bound of useful documents */
  readonly from: number;
  readonly last: number;
  readonly looked: readonly Looked[];
  /** bit of the term that marks all of them, or 0 */
  readonly marked: number;
}

interface Bits {
  readonly all: number;
  readonly beside: number;
}

/** Intersection of terms over own words and shared context words. */
export class SharedWords {
  /** per word or context: a bit for each matching term */
  private readonly fits: Uint8Array;
  private readonly contextFits: Uint8Array;
  private readonly marks: Uint8Array;

  constructor(
    private readonly documents: Documents,
    wordCount: number,
  ) {
    this.fits = new Uint8Array(wordCount);
    this.contextFits = new Uint8Array(documents.contextCount);
    this.marks = new Uint8Array(documents.contextOf.length);
  }

  find(terms: readonly WordRange[][]): Uint32Array {
    const { own, beside } = this.documents;
    const [first] = terms;
    if (first === undefined) return new Uint32Array(0);
    if (terms.length === 1) return own.mostPopular(first, CANDIDATES, CANDIDATES).documents;
    const wanted = terms.map((ranges, place) => ({ ranges, bit: 1 << place }));
    this.contextFits.fill(0);
    for (const { ranges, bit } of wanted) {
      beside.mark(ranges, bit, this.contextFits.length, this.contextFits);
      this.markWords(ranges, bit);
    }
    const found = this.firstHolding(wanted);
    for (const { from, to } of terms.flat()) this.fits.fill(0, from, to);
    return found;
  }

  private markWords(ranges: readonly WordRange[], bit: number): void {
    const { fits } = this;
    for (const { from, to } of ranges)
      for (let word = from; word < to; word += 1) fits[word] = (fits[word] ?? 0) | bit;
  }

  private firstHolding(terms: readonly Wanted[]): Uint32Array {
    const { own, beside } = this.documents;
    const rarestFirst = [...terms].sort((a, b) => own.sizeOf(a.ranges) - own.sizeOf(b.ranges));
    const bits: Bits = {
      all: (1 << terms.length) - 1,
      beside: terms
        .filter(({ ranges }) => beside.sizeOf(ranges) > 0)
        .reduce((sum, { bit }) => sum | bit, 0),
    };
    const looked: Looked[] = [];
    let found = new Uint32Array(0);
    for (const { ranges, bit } of rarestFirst) {
      // without context only the unexamined ones remain
      const from = looked
        .filter(({ bit: other }) => (bits.beside & other) === 0)
        .reduce((most, { below }) => Math.max(most, below), 0);
      // with enough candidates, less popular ones are moot
      const last = found[CANDIDATES - 1] ?? Infinity;
      if (from > last) break;
      const most = looked.length === 0 ? LOOKED_AT : LOOKED_AT_BESIDE;
      const each = Math.max(CANDIDATES, Math.floor((4 * most) / ranges.length));
      const { documents, below } = own.mostPopular(ranges, most, each);
      const more =
        looked.length === 0
          ? this.holdingRarest(documents, rarestFirst[1], bits)
          : this.holding(documents, { from, last, looked, marked: 0 }, bits);
      found = Uint32Array.from(new Set([...found, ...more]))
        .sort()
        .subarray(0, CANDIDATES);
      looked.push({ bit, below });
    }
    return found;
  }

  /** Falls back to marking the next rarest term. */
  private holdingRarest(documents: Uint32Array, next: Wanted | undefined, bits: Bits): number[] {
    const sought: Sought = { from: 0, last: Infinity, looked: [], marked: 0 };
    const found = this.holding(documents.subarray(0, FEW), sought, bits);
    const rest = documents.subarray(FEW);
    const end = (rest.at(-1) ?? -1) + 1;
    if (found.length >= CANDIDATES || end === 0) return found;
    if (next === undefined || !this.isWorthMarking(next, rest.length, end))
      return [...found, ...this.holding(rest, sought, bits)];
    this.documents.own.mark(next.ranges, next.bit, end, this.marks);
    found.push(...this.holding(rest, { ...sought, marked: next.bit }, bits));
    this.marks.fill(0, 0, end);
    return found;
  }

  private isWorthMarking({ ranges }: Wanted, count: number, end: number): boolean {
    const entries = this.documents.own.sizeOf(ranges);
    return (entries * end) / this.marks.length < count * WORTH_MARKING;
  }

  private holding(documents: Uint32Array, sought: Sought, { all, beside }: Bits): number[] {
    const { from, last } = sought;
    const found: number[] = [];
    for (let index = firstFrom(documents, from); index < documents.length; index += 1) {
      const document = documents[index] ?? 0;
      if (document > last || found.length === CANDIDATES) break;
      const needed = this.neededBeside(document, sought);
      if ((needed & beside) !== needed) continue;
      if (needed !== 0 && (this.heldBeside(document) & needed) !== needed) continue;
      const held = this.heldBy(document);
      if ((held | beside) !== all) continue;
      if (held === all || (held | this.heldBeside(document)) === all) found.push(document);
    }
    return found;
  }

  /** Terms that the context must supply: examined ones met again, or unmarked ones. */
  private neededBeside(document: number, { looked, marked }: Sought): number {
    let needed = ((this.marks[document] ?? 0) & marked) ^ marked;
    for (const { bit, below } of looked) if (document < below) needed |= bit;
    return needed;
  }

  private heldBy(document: number): number {
    const { fits } = this;
    const { words, bounds } = this.documents;
    const end = bounds[document + 1] ?? 0;
    let held = 0;
    for (let index = bounds[document] ?? 0; index < end; index += 1)
      held |= fits[words[index] ?? 0] ?? 0;
    return held;
  }

  private heldBeside(document: number): number {
    const context = this.documents.contextOf[document] ?? -1;
    return context < 0 ? 0 : (this.contextFits[context] ?? 0);
  }
}

function firstFrom(sorted: Uint32Array, from: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
