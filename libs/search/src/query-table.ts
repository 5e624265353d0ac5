/** How one value stands in an address. */
export interface QueryPart<Value> {
  read: (query: URLSearchParams) => Value;
  /** puts it into a query in the place of what is there; a value that says nothing leaves it */
  write: (query: URLSearchParams, value: Value) => void;
}

/** A parameter by its name; '' is not written. */
export const textPart = (name: string): QueryPart<string> => ({
  read: (query) => query.get(name) ?? '',
  write(query, text) {
    if (text === '') query.delete(name);
    else query.set(name, text);
  },
});

/** One of some options, the first of which is not written; so is what nobody knows. */
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

/** How many pages of a list are on the screen, so that Back and a refresh show the same; one is not written. */
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
  /** the query with these values, and all that the table does not know kept */
  write: (query: URLSearchParams, values: Values) => URLSearchParams;
}

/**
 * Values of an address, a row for each, written in this order. What can't be read is its usual value, so an old link
 * still shows a page.
 * @example const list = queryTable({ sort: optionPart('sort', SORTS), pages: pagesPart(40) });
 */
export function queryTable<Values extends object>(parts: {
  [Name in keyof Values]: QueryPart<Values[Name]>;
}): QueryTable<Values> {
  const names = Object.keys(parts) as (keyof Values)[];
  return {
    // each value is read by the part of its own name
    read: (query) =>
      Object.fromEntries(names.map((name) => [name, parts[name].read(query)])) as Values,
    write(query, values) {
      const result = new URLSearchParams(query);
      for (const name of names) parts[name].write(result, values[name]);
      return result;
    },
  };
}
