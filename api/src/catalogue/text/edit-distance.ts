/** Damerau-Levenshtein distance, capped at `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  return Math.min(distancesToBeginnings(a, b)[b.length] ?? 0, most + 1);
}

/** Distance to the closest prefix of `word`, capped likewise. */
export function beginningDistance(term: string, word: string): number {
  return word.startsWith(term)
    ? 0
    : Math.min(...distancesToBeginnings(term, word.slice(0, term.length + 2)));
}

let before: number[] = [];
let above: number[] = [];
let current: number[] = [];

/** Distances to prefixes of `b`; the buffer is valid until the next call. */
function distancesToBeginnings(a: string, b: string): readonly number[] {
  for (let column = 0; column <= b.length; column += 1) current[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const oldest = before;
    before = above;
    above = current;
    current = oldest;
    current[0] = row;
    for (let column = 1; column <= b.length; column += 1)
      current[column] = cellOf(a, b, row, column);
  }
  current.length = b.length + 1;
  return current;
}

function cellOf(a: string, b: string, row: number, column: number): number {
  const letter = a.charCodeAt(row - 1);
  const same = letter === b.charCodeAt(column - 1);
  const distance = Math.min(
    (above[column - 1] ?? 0) + (same ? 0 : 1),
    (above[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
  );
  const isSwap =
    row > 1 &&
    column > 1 &&
    letter === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
  return isSwap ? Math.min(distance, (before[column - 2] ?? 0) + 1) : distance;
}
