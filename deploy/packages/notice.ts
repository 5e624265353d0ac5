import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceOf } from './licences';
import { ofProduction, ROOT, type Installed, type Lockfile } from './lockfile';

const LICENCE_FILE = /^(?:licen[cs]e|copying|copyright|notice)(?:[.-].*)?$/i;
const HOLDER = /^\W*(?:copyright|\(c\)|©).*\d{4}/i;
const MOST = 120;

const tidy = (line: string) =>
  line
    .replace(/^[\s*#>/-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** First line of a text of a licence that names whose it is; empty where none does. */
export function holderIn(text: string): string {
  const line = text
    .split('\n')
    .map(tidy)
    .find((candidate) => HOLDER.test(candidate));
  return line === undefined || line.length > MOST ? '' : line;
}

/** Whose a package is by the files in its folder; those of other machines' packages are not there, and not asked. */
function holderOf({ place, entry }: Installed): string {
  if (entry.os !== undefined || entry.cpu !== undefined || entry.optional === true) return '';
  const folder = path.join(ROOT, place);
  const files = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort();
  return (
    files.map((name) => holderIn(readFileSync(path.join(folder, name), 'utf8'))).find(Boolean) ?? ''
  );
}

const HEAD = `Wayfare is made with the packages below. Their licences stand in full in the packages themselves, which every
image of Wayfare has in node_modules. \`npm run notice\` writes this file; a test compares it.
`;

export function noticeText(lockfile: Lockfile): string {
  const lines = ofProduction(lockfile).map((found) => {
    const holder = holderOf(found);
    return `${found.name} ${found.version}: ${licenceOf(found)}${holder === '' ? '' : `. ${holder}`}`;
  });
  return `${HEAD}\n${[...new Set(lines)].sort().join('\n')}\n`;
}
