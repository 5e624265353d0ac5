import { createHash } from 'node:crypto';
import { earlyUseScript } from './early-use-script';
import { startScript } from './start-script';
import { stylesheetScript } from './stylesheet-script';
import { trustedTypesScript } from './trusted-types-script';
import { visitorScript } from './visitor-script';

export interface PageScripts {
  first: string;
  start: string;
  hashes: readonly string[];
}

const made = new Map<string, PageScripts>();

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts of pages that may run others' scripts from these origins: always the same object for the same origins. */
export function pageScripts(origins: readonly string[]): PageScripts {
  const key = origins.join(' ');
  const known = made.get(key);
  if (known !== undefined) return known;
  const first = [
    trustedTypesScript(origins),
    visitorScript(),
    earlyUseScript(),
    stylesheetScript(),
  ].join(';');
  const start = startScript();
  const scripts = { first, start, hashes: [hashSource(first), hashSource(start)] };
  made.set(key, scripts);
  return scripts;
}
