export interface QueryPart<Value> {
  read: (query: URLSearchParams) => Value;
  /** replaces the value in a query; defaults are left out */
  write: (query: URLSearchParams, value: Value) => void;
}

/** Text parameter; '' is omitted. */
export const textPart = (name: string): QueryPart<string> => ({
  read: (query) => query.get(name) ?? '',
  write(query, text) {
    if (text === '') query.delete(name);
    else query.set(name, text);
  },
});

/** One of some options; the first, and anything unknown, is the omitted default. */
export function optionPart<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): QueryPart<Option> {
  const text = textPart(name);
  const [usual] = options;
  return {
    read: (query) => options.find((option) => option === text.read(query)) ?? usual,
    write: (query, option) => text.write(query, option === usual ? '' : option),
  };
}

/** Count of shown pages, restored by Back and reload; one is omitted. */
export function pagesPart(most: number): QueryPart<number> {
  const text = textPart('page');
  return {
    read(query) {
      const pages = Number(text.read(query) || '1');
      return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), most) : 1;
    },
    write: (query, pages) => text.write(query, pages > 1 ? String(pages) : ''),
  };
}

export interface QueryTable<Values> {
  read: (query: URLSearchParams) => Values;
  /** sets these values and keeps foreign parameters */
  write: (query: URLSearchParams, values: Values) => URLSearchParams;
}

/** Codec of a query, a row a value in writing order; unreadable values become defaults, so old links still work. */
export function queryTable<Values extends object>(parts: {
  [Name in keyof Values]: QueryPart<Values[Name]>;
}): QueryTable<Values> {
  const names = Object.keys(parts) as (keyof Values)[];
  return {
    read: (query) =>
      Object.fromEntries(names.map((name) => [name, parts[name].read(query)])) as Values,
    write(query, values) {
      const result = new URLSearchParams(query);
      for (const name of names) parts[name].write(result, values[name]);
      return result;
    },
  };
}

/** Codec of a list's view: any change but of its pages goes back to the first. */
export function listTable<Values extends { pages: number }>(parts: {
  [Name in keyof Values]: QueryPart<Values[Name]>;
}): {
  read: QueryTable<Values>['read'];
  change: (query: URLSearchParams, change: Partial<Values>) => URLSearchParams;
} {
  const { read, write } = queryTable<Values>(parts);
  return {
    read,
    change: (query, change) => write(query, { ...read(query), pages: 1, ...change }),
  };
}
