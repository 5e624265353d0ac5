/** Letters missing, added, wrong or swapped between two words; anything above `most` is told as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  return Math.min(distancesToBeginnings(a, b)[b.length] ?? 0, most + 1);
}

/** The same between a word and that beginning of another which is most like it. */
export function beginningDistance(term: string, word: string): number {
  return word.startsWith(term)
    ? 0
    : Math.min(...distancesToBeginnings(term, word.slice(0, term.length + 2)));
}

/** Distance of `a` to the first 0, 1, 2 … letters of `b`. */
function distancesToBeginnings(a: string, b: string): readonly number[] {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1)
      current.push(cellOf({ a, b, before, above, current }, row, column));
    before = above;
    above = current;
  }
  return above;
}

interface Rows {
  readonly a: string;
  readonly b: string;
  readonly before: readonly number[];
  readonly above: readonly number[];
  readonly current: readonly number[];
}

function cellOf({ a, b, before, above, current }: Rows, row: number, column: number): number {
  const same = a[row - 1] === b[column - 1];
  const distance = Math.min(
    (above[column - 1] ?? 0) + (same ? 0 : 1),
    (above[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
  );
  const isSwap =
    row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return isSwap ? Math.min(distance, (before[column - 2] ?? 0) + 1) : distance;
}
