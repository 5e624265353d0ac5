import type { Language } from '@wayfare/domain';
import type { VerticalManifest } from './manifest';

export type HrefParams = Readonly<Record<string, string>>;

export interface Hrefs {
  /** Path of `<vertical>.<route>`; throws for an unknown name or a missing parameter. */
  href(name: string, language: Language, params?: HrefParams): string;
  /** False for an unpublished name: its link is left out. */
  has(name: string): boolean;
  /** Page of a vertical's booking; null when no manifest has one. */
  booking(vertical: string, language: Language, id: string): string | null;
}

/** Fills `:name` segments and a final `*` with encoded values; throws for a missing one. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const rest = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
  const named = path.replace(/\/\*$/, rest === '' ? '' : `/${rest}`);
  return named.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`path ${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

/** Hrefs of a set of manifests. */
export function createHrefs(
  manifests: readonly Pick<VerticalManifest, 'name' | 'routes'>[],
): Hrefs {
  const paths = new Map<string, VerticalManifest['routes'][number]['path']>(
    manifests.flatMap((manifest) =>
      manifest.routes.map((route) => [`${manifest.name}.${route.name}`, route.path] as const),
    ),
  );
  const shows = new Map(
    manifests.flatMap(({ name, routes }) =>
      routes
        .filter((route) => route.shows === 'booking')
        .map((route) => [name, route.path] as const),
    ),
  );
  return {
    has: (name) => paths.has(name),
    booking(vertical, language, id) {
      const path = shows.get(vertical);
      return path === undefined
        ? null
        : `${path[language]}?${new URLSearchParams({ booking: id })}`;
    },
    href(name, language, params = {}) {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`no vertical publishes the route ${name}`);
      return fillPath(path[language], params);
    },
  };
}
