import type { Language } from '@wayfare/domain';
import type { VerticalManifest } from './manifest';

export type HrefParams = Readonly<Record<string, string>>;

/** Localised paths by published name, e.g. `href('account.bookings', 'nl')`. */
export interface Hrefs {
  /** Path of a route by `<vertical>.<route>`; throws for an unknown name or a missing parameter. */
  href(name: string, language: Language, params?: HrefParams): string;
  /** False when no manifest publishes the name, so that a link can be left out. */
  has(name: string): boolean;
  /** Path of the page on which a vertical shows one of its bookings; null when no manifest has one. */
  booking(vertical: string, language: Language, id: string): string | null;
}

/** Fills `:name` segments, and a `*` at the end, with encoded values, such as those of a router's match; throws when a name is missing. */
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

/** The names that a set of manifests publishes. */
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
