import { languageOfPath, type Language } from '@wayfare/domain';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { fillPath } from '@wayfare/remote-kit';
import { matchRoutes } from 'react-router-dom';

export interface PathAnswer {
  status: 301 | 302;
  location: string;
}

export interface Visitor {
  /** value of the language cookie, as sent */
  languageCookie: string | undefined;
}

type Table = readonly { path: Record<Language, string> }[];

const routesOf = (manifests: readonly VerticalManifest[]): Table => manifests.flatMap(({ routes }) => routes);

/** An English path below /nl: its Dutch form, when it has one and the path as it stands leads nowhere or to a place of that name. */
function dutchForm(pathname: string, manifests: readonly VerticalManifest[]): string | null {
  const table = routesOf(manifests);
  const known = [...table.flatMap(({ path }) => [path.en, path.nl]), ...manifests.flatMap(({ redirects }) => redirects.map(({ from }) => from))];
  const owner = matchRoutes(known.map((path) => ({ path })), pathname)?.at(-1)?.route.path;
  const english = pathname.slice('/nl'.length);
  const isEnglishName = table.some(({ path }) => path.en === english);
  if (owner !== undefined && !(isEnglishName && owner.includes(':'))) return null;
  const match = matchRoutes(table.map(({ path }, id) => ({ id: String(id), path: path.en })), english)?.at(-1);
  const route = match === undefined ? undefined : table[Number(match.route.id)];
  if (match === undefined || route === undefined) return null;
  return fillPath(route.path.nl, Object.fromEntries(Object.entries(match.params).filter((entry): entry is [string, string] => typeof entry[1] === 'string')));
}

/**
 * Redirects that depend on the path alone: trailing slash (301), `/en` prefix (301), English path below `/nl` (301), and
 * on the root page only the remembered language (302). Null when the path is to be answered as it is.
 */
export function redirectFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>, { languageCookie }: Visitor, manifests: readonly VerticalManifest[]): PathAnswer | null {
  const to = (path: string, status: 301 | 302 = 301): PathAnswer => ({ status, location: path + search });
  if (pathname.length > 1 && pathname.endsWith('/')) return to(`/${pathname.replace(/^\/+|\/+$/g, '')}`);
  if (pathname === '/en' || pathname.startsWith('/en/')) return to(`/${pathname.slice('/en'.length).replace(/^\/+/, '')}`);
  if (pathname === '/' && languageCookie === 'nl') return to('/nl', 302);
  if (languageOfPath(pathname) === 'nl' && pathname !== '/nl') {
    const dutch = dutchForm(pathname, manifests);
    if (dutch !== null) return to(dutch);
  }
  return null;
}
