import { languageOfPath } from '@wayfare/domain';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { fillPath } from '@wayfare/remote-kit';
import { matchRoutes } from 'react-router-dom';
import { groupByBeginning } from './path-groups';

export interface PathAnswer {
  status: 301 | 302;
  location: string;
}

export interface Visitor {
  /** value of the language cookie, as sent */
  languageCookie: string | undefined;
}

/** Where a path leads instead of being answered. */
export type PathRules = (
  url: Pick<URL, 'pathname' | 'search'>,
  visitor: Visitor,
) => PathAnswer | null;

/** English paths below /nl: their Dutch form, when they have one and the path as it stands leads nowhere or to a place of that name. */
function dutchForms(manifests: readonly VerticalManifest[]): (pathname: string) => string | null {
  const dutchOf = new Map(
    manifests.flatMap(({ routes }) => routes.map(({ path }) => [path.en, path.nl] as const)),
  );
  const redirects = manifests.flatMap((manifest) => manifest.redirects.map(({ from }) => from));
  const ownerAmong = (patterns: string[]) => {
    const candidates = groupByBeginning(
      patterns.map((path) => ({ path })),
      ({ path }) => path,
    );
    return (pathname: string) => matchRoutes(candidates(pathname), pathname)?.at(-1);
  };
  const ownerOf = ownerAmong([...dutchOf.keys(), ...dutchOf.values(), ...redirects]);
  const englishOwnerOf = ownerAmong([...dutchOf.keys()]);
  return (pathname) => {
    const owner = ownerOf(pathname)?.route.path;
    const english = pathname.slice('/nl'.length);
    if (owner !== undefined && !(dutchOf.has(english) && owner.includes(':'))) return null;
    const match = englishOwnerOf(english);
    const dutch = dutchOf.get(match?.route.path ?? '');
    return match === undefined || dutch === undefined ? null : fillPath(dutch, match.params);
  };
}

/**
 * Redirects that depend on the path alone: trailing slash (301), `/en` prefix (301), English path below `/nl` (301), and
 * on the root page only the remembered language (302). Null when the path is to be answered as it is.
 */
export function pathRules(manifests: readonly VerticalManifest[]): PathRules {
  const dutchForm = dutchForms(manifests);
  return ({ pathname, search }, { languageCookie }) => {
    const to = (path: string, status: 301 | 302 = 301): PathAnswer => ({
      status,
      location: path + search,
    });
    if (pathname.length > 1 && pathname.endsWith('/'))
      return to(`/${pathname.replace(/^\/+|\/+$/g, '')}`);
    if (pathname === '/en' || pathname.startsWith('/en/'))
      return to(`/${pathname.slice('/en'.length).replace(/^\/+/, '')}`);
    if (pathname === '/' && languageCookie === 'nl') return to('/nl', 302);
    if (languageOfPath(pathname) === 'nl' && pathname !== '/nl') {
      const dutch = dutchForm(pathname);
      if (dutch !== null) return to(dutch);
    }
    return null;
  };
}
