import { homeOf, languageOfPath, pathFromEnglish, type Language } from '@wayfare/domain';

const COCKPIT = '/cockpit';

/** Language of an address of the cockpit: `/cockpit/nl` is Dutch. */
export const languageAt = (pathname: string): Language =>
  languageOfPath(pathname.startsWith(COCKPIT) ? pathname.slice(COCKPIT.length) : pathname);

/** What stands before every path of the router. */
export const baseOf = (language: Language): string =>
  (COCKPIT + homeOf(language)).replace(/\/$/, '');

/** Address of a path of the router in a language. */
export const addressOf = (path: string, language: Language): string =>
  (COCKPIT + pathFromEnglish(path, language)).replace(/\/$/, '');

export const verticalPath = (name: string): string => `/verticals/${encodeURIComponent(name)}`;

export const comparePath = (name: string, from: string, to: string): string =>
  `${verticalPath(name)}/compare?${new URLSearchParams({ from, to }).toString()}`;
