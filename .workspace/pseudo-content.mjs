/* Pseudo-language contents: a copy of `api/content` with a file beside each English one (decision 0123). */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from './run.mjs';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FACTS =
  /^(?:slug|published|updated|cover|topic|countr(?:y|ies)|id|name|draft|bestMonths|email|url|path|hash)$/;
const SYNTAX = /(\]\([^\s)]*|\]\(|\{\{.*?\}\}|https?:\/\/\S+|<[^>]*>|\[[ x]\]|\|[ :|-]+\|$)/;
const ROOM = { teaser: 180 };
const ROOM_OF_OTHERS = 300;

export async function pseudoContent(dataDir) {
  const { register } = await import('tsx/cjs/api');
  const unregister = register();
  const require = createRequire(import.meta.url);
  const language = require('../libs/domain/src/pseudo/pseudo-language.ts');
  unregister();
  const { accented, pseudoText, PSEUDO_TAG } = language;

  /** as long as there is room for, at least in other letters */
  const line = (text, room) =>
    [pseudoText(text), `[${accented(text)}]`].find(({ length }) => length <= room) ??
    accented(text);
  const markdown = (text) =>
    text
      .split(SYNTAX)
      .map((part, index) => (index % 2 === 1 ? part : accented(part)))
      .join('');
  function field(value, key = '') {
    if (FACTS.test(key)) return value;
    if (typeof value === 'string') {
      return key === 'answer' ? markdown(value) : line(value, ROOM[key] ?? ROOM_OF_OTHERS);
    }
    if (Array.isArray(value)) return value.map((each) => field(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, field(own, name)]));
  }
  function translated(text) {
    const [whole = '', front = ''] = FRONT_MATTER.exec(text) ?? [];
    const body = text.slice(whole.length).split('\n').map(markdown).join('\n');
    return `---\n${stringify(field(parse(front)))}---\n${body}`;
  }

  const folder = path.join(dataDir, 'content');
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'api/content'), folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (path.basename(file) !== 'en.md') continue;
    const english = await readFile(path.join(folder, file), 'utf8');
    const own = path.join(folder, path.dirname(file), `${PSEUDO_TAG}.md`);
    await writeFile(own, translated(english));
  }
  return folder;
}
