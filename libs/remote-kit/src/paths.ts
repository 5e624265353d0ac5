import { DEFAULT_LANGUAGE, pathFromEnglish, type Language } from '@wayfare/domain';
import { fillPath } from './hrefs';

interface RouteTable {
  routes: readonly {
    name: string;
    path: Readonly<Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>>;
  }[];
}

/** A path with its query, or as it is when the query is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The path of a route in a language; where the manifest has none, English's below the prefix of the language. */
const pathIn = (path: RouteTable['routes'][number]['path'], language: Language): string =>
  path[language] ?? pathFromEnglish(path[DEFAULT_LANGUAGE], language);

/**
 * What a vertical builds its own URLs from: path and query of a route of its `vertical.json`, which stays the only
 * place where they are spelled. Throws for a route that is not there or that needs parameters.
 * @example const pathTo = createPaths(manifest); pathTo('results', 'nl', new URLSearchParams({ from: 'AMS' }));
 */
export function createPaths({ routes }: RouteTable) {
  const table = new Map(routes.map(({ name, path }) => [name, path]));
  return function pathTo(name: string, language: Language, query?: URLSearchParams): string {
    const path = table.get(name);
    if (path === undefined) throw new Error(`vertical.json has no route ${name}`);
    const filled = fillPath(pathIn(path, language), {});
    return query === undefined ? filled : withQuery(filled, query);
  };
}
