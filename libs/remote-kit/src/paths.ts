import { DEFAULT_LANGUAGE, pathFromEnglish, type Language } from '@wayfare/domain';
import { fillPath } from './hrefs';

interface RouteTable {
  routes: readonly {
    name: string;
    path: Readonly<Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>>;
  }[];
}

/** Path with its query, bare when that is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const pathIn = (path: RouteTable['routes'][number]['path'], language: Language): string =>
  path[language] ?? pathFromEnglish(path[DEFAULT_LANGUAGE], language);

/** Own URLs of a vertical: `pathTo('results', 'nl', query)`. Throws for an unknown route or one with parameters. */
export function createPaths({ routes }: RouteTable) {
  const table = new Map(routes.map(({ name, path }) => [name, path]));
  return function pathTo(name: string, language: Language, query?: URLSearchParams): string {
    const path = table.get(name);
    if (path === undefined) throw new Error(`vertical.json has no route ${name}`);
    const filled = fillPath(pathIn(path, language), {});
    return query === undefined ? filled : withQuery(filled, query);
  };
}
