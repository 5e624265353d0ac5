/** Words `[from, to)` of the sorted dictionary; `node` is the trie node they hang below, -1 for a single word. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly node: number;
}

/** A dictionary of sorted unique words as a trie in flat arrays; the children of a node lie next to each other. */
export class WordTrie {
  private constructor(
    private readonly letters: Uint16Array,
    private readonly firstChild: Uint32Array,
    readonly from: Uint32Array,
    readonly to: Uint32Array,
    /** 1 where the node itself spells a word, which is then word `from` */
    private readonly ends: Uint8Array,
    readonly words: readonly string[],
  ) {}

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

  /** Every word that begins with the term, or null. */
  prefix(term: string): WordRange | null {
    let node = 0;
    for (let index = 0; index < term.length; index += 1) {
      node = this.child(node, term.charCodeAt(index));
      if (node === 0) return null;
    }
    return this.rangeOf(node);
  }

  /** Words whose beginning is the term with at most `typos` letters missing, added, wrong or swapped. */
  similar(term: string, typos: number): WordRange[] {
    return new SimilarWords(this, term, typos).find();
  }

  rangeOf(node: number): WordRange {
    const from = this.from[node] ?? 0;
    const to = this.to[node] ?? 0;
    return { from, to, node: to - from === 1 ? -1 : node };
  }

  letterOf(node: number): number {
    return this.letters[node] ?? 0;
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

const FAR = 99;

/** Walks the trie with one row of edit distances per depth and leaves branches that are too far off already. */
class SimilarWords {
  private readonly width: number;
  private readonly rows: Uint8Array;
  private readonly path: Uint16Array;
  private readonly letters: Uint16Array;
  private readonly found: WordRange[] = [];

  constructor(
    private readonly trie: WordTrie,
    term: string,
    private readonly typos: number,
  ) {
    this.width = term.length + 1;
    const depths = term.length + typos + 2;
    this.rows = new Uint8Array(this.width * depths);
    this.path = new Uint16Array(depths);
    this.letters = Uint16Array.from({ length: term.length }, (_, index) => term.charCodeAt(index));
    for (let column = 0; column < this.width; column += 1) this.rows[column] = column;
  }

  find(): WordRange[] {
    this.walk(0, 0, 0);
    return this.found;
  }

  /** `nearest` is the smallest distance so far: where it is all that is tolerated, only letters of the term go on. */
  private walk(parent: number, depth: number, nearest: number): void {
    const { first, end } = this.trie.childrenOf(parent);
    for (let node = first; node < end; node += 1) {
      const letter = this.trie.letterOf(node);
      if (nearest === this.typos && !this.isNear(letter, depth)) continue;
      this.path[depth + 1] = letter;
      const next = this.fillRow(depth + 1);
      if (next > this.typos) continue;
      if (!this.accept(node, depth + 1) && depth + 2 < this.path.length)
        this.walk(node, depth + 1, next);
    }
  }

  /** Whether it is one of the letters of the term that can come next without a further slip, or end a swap. */
  private isNear(letter: number, depth: number): boolean {
    const last = Math.min(this.letters.length, depth + 1 + this.typos);
    for (let index = Math.max(0, depth - this.typos - 1); index < last; index += 1)
      if (this.letters[index] === letter) return true;
    return false;
  }

  /** A whole branch fits when the term's last letter was used; if it had to be dropped, only the word that ends here. */
  private accept(node: number, depth: number): boolean {
    if (depth + this.typos < this.width - 1) return false;
    const row = depth * this.width;
    const distance = this.rows[row + this.width - 1] ?? FAR;
    if (distance > this.typos) return false;
    if (distance <= (this.rows[row + this.width - 2] ?? FAR)) {
      this.found.push(this.trie.rangeOf(node));
      return true;
    }
    const word = this.trie.from[node] ?? 0;
    if (this.trie.isWord(node)) this.found.push({ from: word, to: word + 1, node: -1 });
    return false;
  }

  private fillRow(depth: number): number {
    const { rows, width, letters, path, typos } = this;
    const row = depth * width;
    const above = row - width;
    const letter = path[depth] ?? 0;
    const first = Math.max(1, depth - typos);
    const last = Math.min(width - 1, depth + typos);
    rows[row] = Math.min(depth, FAR);
    if (first > 1) rows[row + first - 1] = FAR;
    let nearest = first === 1 ? depth : FAR;
    for (let column = first; column <= last; column += 1) {
      const same = letters[column - 1] === letter;
      let distance = (rows[above + column - 1] ?? FAR) + (same ? 0 : 1);
      if (column < depth + typos) distance = Math.min(distance, (rows[above + column] ?? FAR) + 1);
      distance = Math.min(distance, (rows[row + column - 1] ?? FAR) + 1);
      if (!same && this.isSwap(depth, column))
        distance = Math.min(distance, (rows[above - width + column - 2] ?? FAR) + 1);
      rows[row + column] = distance;
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  }

  private isSwap(depth: number, column: number): boolean {
    return (
      depth > 1 &&
      column > 1 &&
      this.letters[column - 2] === this.path[depth] &&
      this.letters[column - 1] === this.path[depth - 1]
    );
  }
}
