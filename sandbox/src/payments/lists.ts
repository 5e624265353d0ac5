import { missing } from './problems';

interface Page {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

const LONGEST = 100;

export function pageOf<T extends { id: string }>(
  url: string,
  oldestFirst: Iterable<T>,
  { limit, starting_after: after, ending_before: before }: Page,
): object {
  const all = [...oldestFirst].reverse();
  const indexOf = (id: string) => {
    const index = all.findIndex((item) => item.id === id);
    if (index < 0) throw missing('object', id, 'starting_after');
    return index;
  };
  const size = Math.min(Math.max(limit, 1), LONGEST);
  if (before !== undefined) {
    const end = indexOf(before);
    return {
      object: 'list',
      url,
      has_more: end > size,
      data: all.slice(Math.max(0, end - size), end),
    };
  }
  const start = after === undefined ? 0 : indexOf(after) + 1;
  return {
    object: 'list',
    url,
    has_more: all.length > start + size,
    data: all.slice(start, start + size),
  };
}
