import { LANGUAGE_FACTS, languageOfPath } from '@wayfare/domain';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { claimedPaths } from './path-overlap';

/** First segments of the shell's own paths; its others contain a dot, which no vertical's does. */
const OF_SHELL = ['api', 'arms', 'assets', 'dev', 'health', 'media', 'r', 'ready', 'sitemaps'];

function faultOf(path: string): string | null {
  const { prefix } = LANGUAGE_FACTS[languageOfPath(path)];
  const [first] = path
    .slice(prefix.length)
    .split('/')
    .filter((segment) => segment !== '');
  if (first === undefined) return null;
  if (first.startsWith(':'))
    return `${path} takes every path of the site; begin it with a word of the vertical's own`;
  return OF_SHELL.includes(first)
    ? `${path} is the shell's own; begin it with another word than ${first}`
    : null;
}

/** Faults of a vertical's claimed paths, a line each. */
export const pathFaults = (manifest: Pick<VerticalManifest, 'name' | 'routes' | 'redirects'>) =>
  claimedPaths(manifest).flatMap((path) => faultOf(path) ?? []);
