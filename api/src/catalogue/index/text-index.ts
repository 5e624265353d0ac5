import { Postings } from './postings';
import { WordTrie, type WordRange } from './word-trie';

/** How many documents are looked at for the rarest of several words before giving up: the most popular come first. */
const LOOKED_AT = 3000;
/** The same for each other word: the rarest may be the city's name and stand in no hotel's own. */
const LOOKED_AT_BESIDE = 1000;
/** How many candidate documents of each kind of match are handed to the ranking. */
const CANDIDATES = 32;
/** No query has so many terms that this would be a set of them. */
const UNKNOWN = 0xff;

/** How many typos a word of this length may have. */
function toleratedTypos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/** Collects documents in order of popularity. */
export class TextIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private entries = new Uint32Array(1024);
  private length = 0;
  private readonly bounds: number[] = [0];
  private readonly contexts: Uint32Array[] = [];
  private readonly contextOf: number[] = [];

  /** Words that may stand beside a document's own ones, for instance its city; documents share them by this number. */
  addContext(words: readonly string[]): number {
    this.contexts.push(Uint32Array.from(new Set(words), (word) => this.numberOf(word)));
    return this.contexts.length - 1;
  }

  add(words: readonly string[], context: number): void {
    const start = this.length;
    for (const word of words) {
      const number = this.numberOf(word);
      if (this.entries.subarray(start, this.length).includes(number)) continue;
      if (this.length === this.entries.length) this.grow();
      this.entries[this.length] = number;
      this.length += 1;
    }
    this.bounds.push(this.length);
    this.contextOf.push(context);
  }

  build(): TextIndex {
    const words = [...this.numbers.keys()].sort();
    const sorted = new Uint32Array(words.length);
    words.forEach((word, index) => {
      sorted[this.numbers.get(word) ?? 0] = index;
    });
    const entries = this.entries.slice(0, this.length);
    const renumber = (list: Uint32Array): Uint32Array => list.map((number) => sorted[number] ?? 0);
    const bounds = Uint32Array.from(this.bounds);
    const trie = WordTrie.of(words);
    const own = renumber(entries);
    return new TextIndex(trie, Postings.of(trie, own, bounds), {
      own,
      bounds,
      contexts: this.contexts.map(renumber),
      contextOf: Int32Array.from(this.contextOf),
    });
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }

  private grow(): void {
    const larger = new Uint32Array(this.entries.length * 2);
    larger.set(this.entries);
    this.entries = larger;
  }
}

interface DocumentWords {
  readonly own: Uint32Array;
  readonly bounds: Uint32Array;
  readonly contexts: readonly Uint32Array[];
  readonly contextOf: Int32Array;
}

/** Finds documents by the beginnings of their words. Document numbers are ranks by popularity. */
export class TextIndex {
  private readonly fits: Uint8Array;
  private readonly contextFits: Uint8Array;

  constructor(
    private readonly trie: WordTrie,
    private readonly postings: Postings,
    private readonly words: DocumentWords,
  ) {
    this.fits = new Uint8Array(trie.words.length);
    this.contextFits = new Uint8Array(words.contexts.length);
  }

  /** Documents that have a word for each term, as it was typed; most popular first. */
  exact(terms: readonly string[]): Uint32Array {
    return this.find(terms.map((term) => this.beginningWith(term)));
  }

  /** The same when each term may be misspelt, `most` letters at the utmost. */
  misspelt(terms: readonly string[], most: number): Uint32Array {
    const alternatives = terms.map((term) => {
      const typos = Math.min(most, toleratedTypos(term));
      return typos === 0 ? this.beginningWith(term) : this.trie.similar(term, typos);
    });
    return this.find(alternatives);
  }

  private beginningWith(term: string): WordRange[] {
    const range = this.trie.prefix(term);
    return range === null ? [] : [range];
  }

  private find(terms: readonly WordRange[][]): Uint32Array {
    const [first] = terms;
    if (first === undefined || terms.some((ranges) => ranges.length === 0))
      return new Uint32Array(0);
    if (terms.length === 1) return this.postings.mostPopular(first, CANDIDATES, CANDIDATES);
    this.mark(terms);
    const found = new Set<number>();
    const rarestFirst = [...terms].sort(
      (a, b) => this.postings.sizeOf(a) - this.postings.sizeOf(b),
    );
    for (const ranges of rarestFirst) {
      let wanted = CANDIDATES;
      const most = ranges === rarestFirst[0] ? LOOKED_AT : LOOKED_AT_BESIDE;
      for (const document of this.postings.mostPopular(
        ranges,
        most,
        Math.max(CANDIDATES, (4 * most) / ranges.length),
      )) {
        if (!this.holdsAll(document, (1 << terms.length) - 1)) continue;
        found.add(document);
        wanted -= 1;
        if (wanted === 0) break;
      }
    }
    this.unmark(terms);
    return Uint32Array.from(found).sort().subarray(0, CANDIDATES);
  }

  /** Sets a bit per term on every word that fits it, so that a document is checked in one pass over its words. */
  private mark(terms: readonly WordRange[][]): void {
    this.contextFits.fill(UNKNOWN);
    terms.forEach((ranges, term) => {
      for (const { from, to } of ranges) {
        for (let word = from; word < to; word += 1)
          this.fits[word] = (this.fits[word] ?? 0) | (1 << term);
      }
    });
  }

  private unmark(terms: readonly WordRange[][]): void {
    for (const { from, to } of terms.flat()) this.fits.fill(0, from, to);
  }

  private holdsAll(document: number, all: number): boolean {
    const { own, bounds, contextOf } = this.words;
    const end = bounds[document + 1] ?? 0;
    let held = 0;
    for (let index = bounds[document] ?? 0; index < end; index += 1)
      held |= this.fits[own[index] ?? 0] ?? 0;
    return held === all || (held | this.heldBeside(contextOf[document] ?? -1)) === all;
  }

  private heldBeside(context: number): number {
    const words = this.words.contexts[context];
    if (words === undefined) return 0;
    const known = this.contextFits[context] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    let held = 0;
    for (const word of words) held |= this.fits[word] ?? 0;
    this.contextFits[context] = held;
    return held;
  }
}
