import { EditAutomaton } from './edit-automaton';
import type { WordRange, WordTrie } from './word-trie';

const LETTER_A = 97;
const LETTERS = 26;
/** Letters beyond a to z share these bits. */
const REST = 32 - LETTERS;

function bitOf(letter: number): number {
  const place = letter - LETTER_A;
  return place >= 0 && place < LETTERS ? 1 << place : 1 << (LETTERS + (letter % REST));
}

const isPlain = (bits: number): boolean => bits >>> LETTERS === 0;

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Letter mask of each node's children. */
export function lettersBelow(letters: Uint16Array, firstChild: Uint32Array): Int32Array {
  return Int32Array.from(letters, (_, node) => {
    let bits = 0;
    const end = firstChild[node + 1] ?? 0;
    for (let child = firstChild[node] ?? 0; child < end; child += 1)
      bits |= bitOf(letters[child] ?? 0);
    return bits;
  });
}

/** Class of a letter in the term, 0 for all others; zeroed between walks. */
const CLASSES = new Uint16Array(0x10000);

/** Walks a trie with an automaton and prunes dead branches. */
export class SimilarWords {
  private readonly automaton: EditAutomaton;
  private readonly length: number;
  private readonly classes: number;
  /** per depth and class: mask of equal term letters in the window */
  private readonly same: Uint16Array;
  /** per depth and mask: their letter bits */
  private readonly chosen: Int32Array;
  private readonly found: WordRange[] = [];

  constructor(
    private readonly trie: WordTrie,
    private readonly term: string,
    private readonly typos: number,
  ) {
    this.automaton = EditAutomaton.of(typos);
    this.length = term.length;
    this.classes = this.classify();
    const depths = term.length + typos + 2;
    this.same = new Uint16Array(depths * this.classes);
    this.chosen = new Int32Array(depths << this.automaton.window);
    for (let depth = 0; depth < depths; depth += 1) this.lookRound(depth);
  }

  find(): WordRange[] {
    this.walk(0, 0, this.automaton.start);
    for (let index = 0; index < this.length; index += 1) CLASSES[this.term.charCodeAt(index)] = 0;
    return this.found;
  }

  private classify(): number {
    let classes = 1;
    for (let index = 0; index < this.length; index += 1) {
      const letter = this.term.charCodeAt(index);
      if (CLASSES[letter] !== 0) continue;
      CLASSES[letter] = classes;
      classes += 1;
    }
    return classes;
  }

  private lookRound(depth: number): void {
    const { chosen, same, automaton } = this;
    const from = depth << automaton.window;
    for (let at = 0; at < automaton.window; at += 1) {
      const index = depth - this.typos - 1 + at;
      const isInside = index >= 0 && index < this.length;
      const letter = isInside ? this.term.charCodeAt(index) : 0;
      const bit = isInside ? bitOf(letter) : 0;
      if (isInside) {
        const place = depth * this.classes + (CLASSES[letter] ?? 0);
        same[place] = (same[place] ?? 0) | (1 << at);
      }
      for (let others = 0; others < 1 << at; others += 1)
        chosen[from | (1 << at) | others] = (chosen[from | others] ?? 0) | bit;
    }
  }

  private walk(parent: number, depth: number, state: number): void {
    const letters = this.trie.below[parent] ?? 0;
    const wanted = this.wantedAfter(depth, state);
    if (wanted !== -1 && isPlain(letters)) this.pick(parent, depth, state, letters & wanted);
    else this.scan(parent, depth, state);
  }

  private wantedAfter(depth: number, state: number): number {
    const needs = this.automaton.needsOf(state);
    return needs === -1 ? -1 : (this.chosen[(depth << this.automaton.window) | needs] ?? 0);
  }

  private pick(parent: number, depth: number, state: number, wanted: number): void {
    const { trie, same } = this;
    const letters = trie.below[parent] ?? 0;
    const first = trie.firstChild[parent] ?? 0;
    for (let left = wanted; left !== 0; left &= left - 1) {
      const node = first + countBits(letters & ((left & -left) - 1));
      const bits = same[depth * this.classes + (CLASSES[trie.letters[node] ?? 0] ?? 0)] ?? 0;
      this.step(node, depth, state, bits);
    }
  }

  private scan(parent: number, depth: number, state: number): void {
    const { automaton, same } = this;
    const { letters, below, firstChild } = this.trie;
    const read = depth * this.classes;
    // usual case: no term letter in the window
    const other = automaton.next(state, 0);
    const isMatch = automaton.isLike(other, this.length - depth - 1);
    const wanted = this.wantedAfter(depth + 1, other);
    const end = firstChild[parent + 1] ?? 0;
    for (let node = firstChild[parent] ?? 0; node < end; node += 1) {
      const bits = same[read + (CLASSES[letters[node] ?? 0] ?? 0)] ?? 0;
      if (bits !== 0) this.step(node, depth, state, bits);
      else if (other !== 0 && (isMatch || ((below[node] ?? 0) & wanted) !== 0))
        this.visit(node, depth + 1, other);
    }
  }

  private step(node: number, depth: number, state: number, same: number): void {
    const next = this.automaton.next(state, same);
    if (next !== 0) this.visit(node, depth + 1, next);
  }

  private visit(node: number, depth: number, state: number): void {
    const left = this.length - depth;
    if (this.automaton.isBeginning(state, left)) {
      this.found.push(this.trie.rangeOf(node));
      return;
    }
    if (this.trie.isWord(node) && this.automaton.isLike(state, left))
      this.found.push(this.trie.wordAt(node));
    if (((this.trie.below[node] ?? 0) & this.wantedAfter(depth, state)) !== 0)
      this.walk(node, depth, state);
  }
}
