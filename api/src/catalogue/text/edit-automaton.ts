/** Match state of a word after some letters. */
const NO_MATCH = 0;
/** matches only if it ends here */
const WHOLE_WORD = 1;
/** matches with any continuation */
const BEGINNING = 2;

/** The state that no continuation can match from. */
const DEAD = 0;
const START = 1;
const UNKNOWN = -1;

interface State {
  /** edit distances to prefixes of the term, in a band of `typos` either side */
  readonly row: readonly number[];
  /** per next position: its distance if the next letter completes a transposition */
  readonly swaps: readonly number[];
}

/** Damerau-Levenshtein automaton on masks of equal letters in a window: one lazily built table serves all terms. */
export class EditAutomaton {
  private static readonly known = new Map<number, EditAutomaton>();

  readonly start = START;
  /** width of the window, which starts `typos + 1` before the position */
  readonly window: number;
  private readonly band: number;
  private readonly far: number;
  private readonly states: State[] = [];
  private readonly numbers = new Map<string, number>();
  private transitions = new Int32Array(0);
  private readonly kinds: number[] = [];
  private readonly needs: number[] = [];

  static of(typos: number): EditAutomaton {
    const known = EditAutomaton.known.get(typos) ?? new EditAutomaton(typos);
    EditAutomaton.known.set(typos, known);
    return known;
  }

  private constructor(private readonly typos: number) {
    this.band = 2 * typos + 1;
    this.window = this.band + 1;
    this.far = typos + 1;
    const none = Array.from({ length: this.band }, () => this.far);
    this.numberOf({ row: none, swaps: none });
    this.numberOf({ row: none.map((far, at) => (at < typos ? far : at - typos)), swaps: none });
  }

  next(state: number, same: number): number {
    const known = this.transitions[(state << this.window) | same] ?? UNKNOWN;
    return known === UNKNOWN ? this.workOut(state, same) : known;
  }

  /** Whether every continuation matches; `left` are unread letters of the term. */
  isBeginning(state: number, left: number): boolean {
    return this.kindOf(state, left) === BEGINNING;
  }

  isLike(state: number, left: number): boolean {
    return this.kindOf(state, left) !== NO_MATCH;
  }

  /** Mask bits that keep the state alive, or -1 for any letter. */
  needsOf(state: number): number {
    return this.needs[state] ?? -1;
  }

  private kindOf(state: number, left: number): number {
    return left > this.typos || left < -this.typos
      ? NO_MATCH
      : (this.kinds[state * this.band + left + this.typos] ?? NO_MATCH);
  }

  private workOut(state: number, same: number): number {
    const { row, swaps } = this.states[state] ?? { row: [], swaps: [] };
    const { band, far } = this;
    const next: number[] = [];
    for (let at = 0; at < band; at += 1) {
      const isSame = ((same >>> (at + 1)) & 1) === 1;
      const isSwap = !isSame && ((same >>> at) & 1) === 1;
      next.push(
        Math.min(
          far,
          (row[at] ?? far) + (isSame ? 0 : 1),
          (row[at + 1] ?? far) + 1,
          (next[at - 1] ?? far) + 1,
          isSwap ? (swaps[at] ?? far) : far,
        ),
      );
    }
    const begun = row.map((distance, at) =>
      ((same >>> (at + 2)) & 1) === 1 ? Math.min(far, distance + 1) : far,
    );
    const number = next.every((distance) => distance === far)
      ? DEAD
      : this.numberOf({ row: next, swaps: begun });
    this.transitions[(state << this.window) | same] = number;
    return number;
  }

  private numberOf(state: State): number {
    const { row, swaps } = state;
    const name = `${row.join(' ')} ${swaps.join(' ')}`;
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.states.length;
    this.numbers.set(name, number);
    this.states.push(state);
    this.kinds.push(...row.map((_, at) => this.kindAt(row, at)));
    this.needs.push(this.needed(state));
    this.makeRoom();
    return number;
  }

  /** A whole branch matches when the term's last letter was consumed, not when it was dropped. */
  private kindAt(row: readonly number[], at: number): number {
    const distance = row[at] ?? this.far;
    if (distance > this.typos) return NO_MATCH;
    return distance <= (row[at - 1] ?? this.far) ? BEGINNING : WHOLE_WORD;
  }

  private needed({ row, swaps }: State): number {
    if (Math.min(...row) < this.typos) return -1;
    let bits = 0;
    row.forEach((distance, at) => {
      if (distance <= this.typos) bits |= 2 << at;
      if ((swaps[at] ?? this.far) <= this.typos) bits |= 1 << at;
    });
    return bits;
  }

  private makeRoom(): void {
    const size = this.states.length << this.window;
    if (size <= this.transitions.length) return;
    const larger = new Int32Array(2 * size).fill(UNKNOWN);
    larger.set(this.transitions);
    this.transitions = larger;
  }
}
