import { LRUCache } from 'lru-cache';
import { Postings } from './postings';
import { SharedWords } from './shared-words';
import { WordTrie, type WordRange } from './word-trie';

const RECENT = 8;

function toleratedTypos(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

export class TextIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private entries = new Uint32Array(1024);
  private length = 0;
  private readonly bounds: number[] = [0];
  private readonly contexts: number[] = [];
  private readonly contextBounds: number[] = [0];
  private readonly contextOf: number[] = [];

  /** Shared context words, such as a city's, added once and referred to by number. */
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
    const documents = {
      own: Postings.of(trie, own, bounds),
      beside: Postings.of(trie, beside, Uint32Array.from(this.contextBounds)),
      words: own,
      bounds,
      contextOf: Int32Array.from(this.contextOf),
      contextCount: this.contextBounds.length - 1,
    };
    return new TextIndex(trie, new SharedWords(documents, words.length));
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

/** Prefix search; document numbers are popularity ranks. */
export class TextIndex {
  /** misspelt lookups: a second typo changes nothing for a short word, and is asked for at once */
  private readonly recent = new LRUCache<string, Uint32Array>({ max: RECENT });

  constructor(
    private readonly trie: WordTrie,
    private readonly shared: SharedWords,
  ) {}

  exact(terms: readonly string[]): Uint32Array {
    return this.find(terms, () => 0);
  }

  misspelt(terms: readonly string[], most: number): Uint32Array {
    const tolerated = (term: string): number => Math.min(most, toleratedTypos(term));
    const name = terms.map((term) => `${term} ${tolerated(term)}`).join(' ');
    const known = this.recent.get(name);
    if (known !== undefined) return known;
    const found = this.find(terms, tolerated);
    this.recent.set(name, found);
    return found;
  }

  private find(terms: readonly string[], tolerated: (term: string) => number): Uint32Array {
    const ranges: WordRange[][] = [];
    // cheapest first: an unknown word ends the search
    const places = [...terms.keys()].sort(
      (a, b) => tolerated(terms[a] ?? '') - tolerated(terms[b] ?? ''),
    );
    for (const place of places) {
      const term = terms[place] ?? '';
      const typos = tolerated(term);
      const words = typos === 0 ? this.beginningWith(term) : this.trie.similar(term, typos);
      if (words.length === 0) return new Uint32Array(0);
      ranges[place] = words;
    }
    return this.shared.find(ranges);
  }

  private beginningWith(term: string): WordRange[] {
    const range = this.trie.prefix(term);
    return range === null ? [] : [range];
  }
}
