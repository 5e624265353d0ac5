import { LANGUAGES } from '@wayfare/domain';
import { useContext } from 'react';
import type { VerticalManifest } from '../manifest';
import { PlatformContext } from '../use-page';
import { HostContext } from './host-context';

function isOf(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split('/'), pattern.split('/')];
  const isOpenEnd = wanted.at(-1) === '*';
  const fixed = isOpenEnd ? wanted.slice(0, -1) : wanted;
  if (isOpenEnd ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, index) => part === given[index] || part.startsWith(':'));
}

type Published = Pick<VerticalManifest, 'routes' | 'redirects'>;

function flagsOf(path: string, { routes, redirects }: Published): (string | undefined)[] {
  const has = (pattern: string) =>
    isOf(path, pattern) || redirects.some(({ from, to }) => to === pattern && isOf(path, from));
  return routes
    .filter((route) => LANGUAGES.some((language) => has(route.path[language])))
    .map(({ flag }) => flag);
}

/** Predicate of paths to a switched-off page, for editorial links; false for any other and outside a host. */
export function useIsSwitchedOff(): (path: string) => boolean {
  const flags = useContext(PlatformContext)?.flags ?? {};
  const verticals = useContext(HostContext)?.verticals ?? [];
  return (path) => {
    const found = verticals.flatMap(({ manifest }) => flagsOf(path, manifest));
    return found.length > 0 && found.every((flag) => flag !== undefined && flags[flag] !== true);
  };
}
