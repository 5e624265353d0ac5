import {
  DEFAULT_LANGUAGE,
  homeOf,
  isBelowPrefix,
  LANGUAGE_FACTS,
  languageOfPath,
  LANGUAGES,
  type Language,
} from '@wayfare/domain';
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

type Form = (pathname: string) => string | null;

/**
 * English paths below the prefix of another language: their form in it, when they have one and the path as it stands leads
 * nowhere or to a place of that name.
 */
function formsIn(language: Language, manifests: readonly VerticalManifest[]): Form {
  const formOf = new Map(
    manifests.flatMap(({ routes }) =>
      routes.map(({ path }) => [path[DEFAULT_LANGUAGE], path[language]] as const),
    ),
  );
  const redirects = manifests.flatMap((manifest) => manifest.redirects.map(({ from }) => from));
  const ownerAmong = (patterns: string[]) => {
    const candidates = groupByBeginning(
      patterns.map((path) => ({ path })),
      ({ path }) => path,
    );
    return (pathname: string) => matchRoutes(candidates(pathname), pathname)?.at(-1);
  };
  const ownerOf = ownerAmong([...formOf.keys(), ...formOf.values(), ...redirects]);
  const englishOwnerOf = ownerAmong([...formOf.keys()]);
  return (pathname) => {
    if (pathname === homeOf(language)) return null;
    const owner = ownerOf(pathname)?.route.path;
    const english = pathname.slice(LANGUAGE_FACTS[language].prefix.length);
    if (owner !== undefined && !(formOf.has(english) && owner.includes(':'))) return null;
    const match = englishOwnerOf(english);
    const form = formOf.get(match?.route.path ?? '');
    return match === undefined || form === undefined ? null : fillPath(form, match.params);
  };
}

const hasPrefix = (language: Language | undefined): language is Language =>
  language !== undefined && language !== DEFAULT_LANGUAGE;

/**
 * Redirects by path: trailing slash, `/en` prefix, English below another prefix (301), remembered
 * language on the root (302); else null.
 */
export function pathRules(manifests: readonly VerticalManifest[]): PathRules {
  const forms = new Map(
    LANGUAGES.filter(hasPrefix).map((language) => [language, formsIn(language, manifests)]),
  );
  return ({ pathname, search }, { languageCookie }) => {
    const to = (path: string, status: 301 | 302 = 301): PathAnswer => ({
      status,
      location: path + search,
    });
    if (pathname.length > 1 && pathname.endsWith('/'))
      return to(`/${pathname.replace(/^\/+|\/+$/g, '')}`);
    if (isBelowPrefix(pathname, `/${DEFAULT_LANGUAGE}`))
      return to(`/${pathname.slice(DEFAULT_LANGUAGE.length + 1).replace(/^\/+/, '')}`);
    const remembered = LANGUAGES.find((language) => language === languageCookie);
    if (pathname === '/' && hasPrefix(remembered)) return to(homeOf(remembered), 302);
    const form = forms.get(languageOfPath(pathname))?.(pathname) ?? null;
    return form === null ? null : to(form);
  };
}
