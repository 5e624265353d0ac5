import { lettersBelow, SimilarWords } from './similar-words';

/** Range `[from, to)` of the dictionary; `node` is its trie node, -1 for one word. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly node: number;
}

/** Sorted dictionary as a flat-array trie with adjacent siblings. */
export class WordTrie {
  readonly below: Int32Array;

  private constructor(
    readonly letters: Uint16Array,
    readonly firstChild: Uint32Array,
    readonly from: Uint32Array,
    readonly to: Uint32Array,
    /** 1 where the node ends word `from` */
    private readonly ends: Uint8Array,
    readonly words: readonly string[],
  ) {
    this.below = lettersBelow(letters, firstChild);
  }

  static of(words: readonly string[]): WordTrie {
    const letters: number[] = [0];
    const first: number[] = [];
    const from: number[] = [0];
    const to: number[] = [words.length];
    const ends: number[] = [];
    let level = { start: 0, end: 1 };
    for (let depth = 0; level.start < level.end; depth += 1) {
      for (let node = level.start; node < level.end; node += 1) {
        first.push(letters.length);
        let word = from[node] ?? 0;
        const last = to[node] ?? 0;
        const isWord = word < last && words[word]?.length === depth;
        ends.push(isWord ? 1 : 0);
        if (isWord) word += 1;
        while (word < last) {
          const letter = words[word]?.charCodeAt(depth) ?? 0;
          const start = word;
          while (word < last && words[word]?.charCodeAt(depth) === letter) word += 1;
          letters.push(letter);
          from.push(start);
          to.push(word);
        }
      }
      level = { start: level.end, end: letters.length };
    }
    first.push(letters.length);
    return new WordTrie(
      Uint16Array.from(letters),
      Uint32Array.from(first),
      Uint32Array.from(from),
      Uint32Array.from(to),
      Uint8Array.from(ends),
      words,
    );
  }

  get nodeCount(): number {
    return this.letters.length;
  }

  childrenOf(node: number): { first: number; end: number } {
    return { first: this.firstChild[node] ?? 0, end: this.firstChild[node + 1] ?? 0 };
  }

  prefix(term: string): WordRange | null {
    let node = 0;
    for (let index = 0; index < term.length; index += 1) {
      node = this.child(node, term.charCodeAt(index));
      if (node === 0) return null;
    }
    return this.rangeOf(node);
  }

  /** Prefix matches within `typos` edits. */
  similar(term: string, typos: number): WordRange[] {
    return new SimilarWords(this, term, typos).find();
  }

  rangeOf(node: number): WordRange {
    const from = this.from[node] ?? 0;
    const to = this.to[node] ?? 0;
    return { from, to, node: to - from === 1 ? -1 : node };
  }

  wordAt(node: number): WordRange {
    const from = this.from[node] ?? 0;
    return { from, to: from + 1, node: -1 };
  }

  isWord(node: number): boolean {
    return this.ends[node] === 1;
  }

  private child(node: number, letter: number): number {
    let low = this.firstChild[node] ?? 0;
    let high = this.firstChild[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.letters[middle] ?? 0;
      if (found === letter) return middle;
      if (found < letter) low = middle + 1;
      else high = middle;
    }
    return 0;
  }
}
