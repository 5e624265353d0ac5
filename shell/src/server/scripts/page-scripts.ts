import { createHash } from 'node:crypto';
import { earlyUseScript } from './early-use-script';
import { startScript } from './start-script';
import { stylesheetScript } from './stylesheet-script';
import { trustedTypesScript } from './trusted-types-script';
import { visitorScript } from './visitor-script';

/** The scripts that stand in a page itself. They are the same on all pages that may run the same others' scripts. */
export interface PageScripts {
  /** before anything is painted */
  first: string;
  /** after the data that it reads */
  start: string;
  /** of each, as a policy names them (CSP 3, `hash-source`) */
  hashes: readonly string[];
}

const made = new Map<string, PageScripts>();

/** A text in a `script-src` or `style-src`. */
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
