import { invalid } from '../../platform/http/problem';

interface PageCursor {
  readonly seen: number;
  readonly after: string | null;
}

const START: PageCursor = { seen: 0, after: null };
const WRITTEN = /^(\d{1,6})~(.+)$/s;

/** Holds the count of offers so far, so that the last page knows the total in any process. */
export function writeCursor(seen: number, after: string | null): string | null {
  return after === null ? null : `${seen}~${after}`;
}

/** Throws the Problem of the field for a foreign cursor. */
export function readCursor(text: string | null): PageCursor {
  if (text === null) return START;
  const [, seen, after] = WRITTEN.exec(text) ?? [];
  if (seen === undefined || after === undefined) throw invalid('after', 'flights.after');
  return { seen: Number(seen), after };
}
