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
  /** a login page, never a target itself */
  isSignInPage: boolean;
  /** the exact page where the login began, else the bookings */
  target: string;
  /** adds the target to the query of one of our pages */
  withReturn: (path: string) => string;
}

/** Where a login returns to (experience C1: "returns to the exact place"). */
export function useReturn(): Return {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  // the fragment is unknown to the server
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
