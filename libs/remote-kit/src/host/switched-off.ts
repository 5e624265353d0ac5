import { LANGUAGES } from '@wayfare/domain';
import { useContext } from 'react';
import type { VerticalManifest } from '../manifest';
import { PlatformContext } from '../use-page';
import { HostContext } from './host-context';

/** Whether a path is one of a pattern such as `/hotels/:country` or `/vacation/*`. */
function isOf(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split('/'), pattern.split('/')];
  const isOpenEnd = wanted.at(-1) === '*';
  const fixed = isOpenEnd ? wanted.slice(0, -1) : wanted;
  if (isOpenEnd ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, index) => part === given[index] || part.startsWith(':'));
}

type Published = Pick<VerticalManifest, 'routes' | 'redirects'>;

/** The flags of all pages that a path may be, `undefined` for one that has none. A redirect has that of where it leads. */
function flagsOf(path: string, { routes, redirects }: Published): (string | undefined)[] {
  const has = (pattern: string) =>
    isOf(path, pattern) || redirects.some(({ from, to }) => to === pattern && isOf(path, from));
  return routes
    .filter((route) => LANGUAGES.some((language) => has(route.path[language])))
    .map(({ flag }) => flag);
}

/**
 * Tells of a path whether it is a page that is switched off, for links in texts that somebody wrote while it was on. Any
 * other path is not, and neither is anything outside a host.
 */
export function useIsSwitchedOff(): (path: string) => boolean {
  const flags = useContext(PlatformContext)?.flags ?? {};
  const verticals = useContext(HostContext)?.verticals ?? [];
  return (path) => {
    const found = verticals.flatMap(({ manifest }) => flagsOf(path, manifest));
    return found.length > 0 && found.every((flag) => flag !== undefined && flags[flag] !== true);
  };
}
