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
  languageCookie: string | undefined;
}

export type PathRules = (
  url: Pick<URL, 'pathname' | 'search'>,
  visitor: Visitor,
) => PathAnswer | null;

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
 * Redirects by path: trailing slash, `/en` prefix, English below another prefix (301), remembered
 * language on the root (302); else null.
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
