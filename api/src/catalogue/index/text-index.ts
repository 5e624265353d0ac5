import { LRUCache } from 'lru-cache';
import { Postings } from './postings';
import { WordTrie, type WordRange } from './word-trie';

/** How many documents are looked at for the rarest of several words before giving up: the most popular come first. */
const LOOKED_AT = 3000;
/** The same for each other word: the rarest may be the city's name and stand in no hotel's own. */
const LOOKED_AT_BESIDE = 1000;
/** How many candidate documents of each kind of match are handed to the ranking. */
const CANDIDATES = 32;
const RECENT = 8;
/** Looking a document's words up costs as much as marking so many documents of a word. */
const WORTH_MARKING = 60;

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
  private readonly contexts: number[] = [];
  private readonly contextBounds: number[] = [0];
  private readonly contextOf: number[] = [];

  /** Words that may stand beside a document's own ones, for instance its city; documents share them by this number. */
  addContext(words: readonly string[]): number {
    for (const word of new Set(words)) this.contexts.push(this.numberOf(word));
    this.contextBounds.push(this.contexts.length);
    return this.contextBounds.length - 2;
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
    const beside = renumber(Uint32Array.from(this.contexts));
    return new TextIndex(trie, {
      own: Postings.of(trie, own, bounds),
      beside: Postings.of(trie, beside, Uint32Array.from(this.contextBounds)),
      words: own,
      bounds,
      contextOf: Int32Array.from(this.contextOf),
      contextCount: this.contextBounds.length - 1,
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

interface Documents {
  readonly own: Postings;
  /** the same of contexts */
  readonly beside: Postings;
  /** own words of all documents in order, those of document d at `[bounds[d], bounds[d + 1])` */
  readonly words: Uint32Array;
  readonly bounds: Uint32Array;
  readonly contextOf: Int32Array;
  readonly contextCount: number;
}

/** Finds documents by the beginnings of their words. Document numbers are ranks by popularity. */
export class TextIndex {
  /** what was misspelt lately: short words allow no second slip, and are asked for it in the same breath */
  private readonly recent = new LRUCache<string, Uint32Array>({ max: RECENT });
  /** for each word, context or document, a bit for each term that it holds */
  private readonly fits: Uint8Array;
  private readonly contextFits: Uint8Array;
  private readonly marks: Uint8Array;

  constructor(
    private readonly trie: WordTrie,
    private readonly documents: Documents,
  ) {
    this.fits = new Uint8Array(trie.words.length);
    this.contextFits = new Uint8Array(documents.contextCount);
    this.marks = new Uint8Array(documents.contextOf.length);
  }

  /** Documents that have a word for each term, as it was typed; most popular first. */
  exact(terms: readonly string[]): Uint32Array {
    return this.find(terms.map((term) => this.beginningWith(term)));
  }

  /** The same when each term may be misspelt, `most` letters at the utmost. */
  misspelt(terms: readonly string[], most: number): Uint32Array {
    const tolerated = terms.map((term) => Math.min(most, toleratedTypos(term)));
    const name = terms.map((term, index) => `${term} ${tolerated[index]}`).join(' ');
    const known = this.recent.get(name);
    if (known !== undefined) return known;
    const found = this.find(
      terms.map((term, index) => {
        const typos = tolerated[index] ?? 0;
        return typos === 0 ? this.beginningWith(term) : this.trie.similar(term, typos);
      }),
    );
    this.recent.set(name, found);
    return found;
  }

  private beginningWith(term: string): WordRange[] {
    const range = this.trie.prefix(term);
    return range === null ? [] : [range];
  }

  private find(terms: readonly WordRange[][]): Uint32Array {
    const [first] = terms;
    if (first === undefined || terms.some((ranges) => ranges.length === 0))
      return new Uint32Array(0);
    if (terms.length === 1) return this.documents.own.mostPopular(first, CANDIDATES, CANDIDATES);
    const lists = this.listsOf(terms);
    const end = lists.reduce((most, list) => Math.max(most, (list.at(-1) ?? -1) + 1), 0);
    this.contextFits.fill(0);
    terms.forEach((ranges, term) =>
      this.documents.beside.mark(ranges, 1 << term, this.contextFits.length, this.contextFits),
    );
    return this.isWorthMarking(terms, lists, end)
      ? this.findMarked(terms, lists, end)
      : this.findByWords(terms, lists);
  }

  /** For each term the documents that are looked at, those of the rarest first. */
  private listsOf(terms: readonly WordRange[][]): Uint32Array[] {
    const { own } = this.documents;
    const rarestFirst = [...terms].sort((a, b) => own.sizeOf(a) - own.sizeOf(b));
    return rarestFirst.map((ranges, index) => {
      const most = index === 0 ? LOOKED_AT : LOOKED_AT_BESIDE;
      const each = Math.max(CANDIDATES, (4 * most) / ranges.length);
      return own.mostPopular(ranges, most, each);
    });
  }

  private isWorthMarking(
    terms: readonly WordRange[][],
    lists: readonly Uint32Array[],
    end: number,
  ): boolean {
    const looked = lists.reduce((sum, list) => sum + list.length, 0);
    const entries = terms.reduce((sum, ranges) => sum + this.documents.own.sizeOf(ranges), 0);
    return (entries * end) / this.marks.length < looked * WORTH_MARKING;
  }

  /** Marks every document up to the last one that is looked at by the terms that it holds. */
  private findMarked(
    terms: readonly WordRange[][],
    lists: readonly Uint32Array[],
    end: number,
  ): Uint32Array {
    const { marks } = this;
    terms.forEach((ranges, term) => this.documents.own.mark(ranges, 1 << term, end, marks));
    const found = this.firstHolding(lists, terms.length, (document) => marks[document] ?? 0);
    marks.fill(0, 0, end);
    return found;
  }

  /** Marks words instead, and reads those of each document that is looked at. */
  private findByWords(terms: readonly WordRange[][], lists: readonly Uint32Array[]): Uint32Array {
    const { fits } = this;
    const { words, bounds } = this.documents;
    terms.forEach((ranges, term) => {
      for (const { from, to } of ranges)
        for (let word = from; word < to; word += 1) fits[word] = (fits[word] ?? 0) | (1 << term);
    });
    const found = this.firstHolding(lists, terms.length, (document) => {
      const end = bounds[document + 1] ?? 0;
      let held = 0;
      for (let index = bounds[document] ?? 0; index < end; index += 1)
        held |= fits[words[index] ?? 0] ?? 0;
      return held;
    });
    for (const { from, to } of terms.flat()) fits.fill(0, from, to);
    return found;
  }

  /** The most popular documents that hold all terms by themselves or beside. */
  private firstHolding(
    lists: readonly Uint32Array[],
    terms: number,
    heldBy: (document: number) => number,
  ): Uint32Array {
    const { contextFits } = this;
    const { contextOf } = this.documents;
    const all = (1 << terms) - 1;
    const besideOf = (document: number): number => {
      const context = contextOf[document] ?? -1;
      return context < 0 ? 0 : (contextFits[context] ?? 0);
    };
    const beside = contextFits.reduce((bits, held) => bits | held, 0);
    const found = new Set<number>();
    // once there are enough, one that is less popular than all of them is not wanted
    let last = Infinity;
    for (const documents of lists) {
      let wanted = CANDIDATES;
      for (let index = 0; index < documents.length && wanted > 0; index += 1) {
        const document = documents[index] ?? 0;
        if (document > last) break;
        const held = heldBy(document);
        if ((held | beside) !== all) continue;
        if (held !== all && (held | besideOf(document)) !== all) continue;
        found.add(document);
        wanted -= 1;
      }
      if (found.size >= CANDIDATES) last = Uint32Array.from(found).sort()[CANDIDATES - 1] ?? last;
    }
    return Uint32Array.from(found).sort().subarray(0, CANDIDATES);
  }
}
