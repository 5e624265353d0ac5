import { LANGUAGES, safeReturnPath, shareableQuery } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import { useHydrated } from '@wayfare/ui';
import { paths } from '../domain/paths';

const SIGN_IN_PAGES = ['login', 'register', 'rememberPassword', 'recover', 'activation'] as const;

const pathsIn = (language: Language) => SIGN_IN_PAGES.map((page) => paths[page](language));
const SIGN_IN_PATHS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(pathsIn));

export interface Return {
  /** this is one of the pages that lead to a login, and no place to go back to */
  isSignInPage: boolean;
  /** where a login leads: the exact place that it began at, else the bookings */
  target: string;
  /** a page of ours with that place in its query, so that it is known there too */
  withReturn: (path: string) => string;
}

/** Where to go back to after a login (experience C1: "returns to the exact place"). */
export function useReturn(): Return {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  // the server never hears the fragment
  const isHydrated = useHydrated();
  const isSignInPage = SIGN_IN_PATHS.has(pathname);
  const here = `${pathname}${shareableQuery(search)}${isHydrated ? hash : ''}`;
  const place = isSignInPage ? safeReturnPath(new URLSearchParams(search).get('return'), '') : here;
  return {
    isSignInPage,
    target: place === '' ? paths.bookings(language) : place,
    withReturn: (path) =>
      place === '' ? path : `${path}?${new URLSearchParams({ return: place })}`,
  };
}
