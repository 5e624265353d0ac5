import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Messages, Vertical } from '@wayfare/remote-kit';

/* Which texts a page or slot asks for, by the sources that it imports, against those that its release loads for it. */

const ROOT = path.resolve(__dirname, '../../..');
const { compilerOptions } = JSON.parse(
  readFileSync(path.join(ROOT, 'tsconfig.base.json'), 'utf8'),
) as { compilerOptions: { paths: Record<string, [string]> } };

interface Source {
  text: string;
  /** null for all names */
  imports: { from: string; names: string[] | null }[];
  isBarrel: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s+)?([^'"]*?)\s*from\s*'([^']+)'/gm;
const LAZY = /import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'\s*,?\s*\)/g;
const PART = /'?([\w./-]+)'?:\s*\(\)\s*=>\s*import\([^']*'(\.\/(?:pages|slots)\/[^']+)'/g;

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile();

function fileOf(request: string, from: string): string | undefined {
  const base = request.startsWith('.')
    ? path.resolve(path.dirname(from), request)
    : path.join(ROOT, compilerOptions.paths[request]?.[0] ?? 'none');
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find(isSource);
}

function namesIn(list: string): string[] | null {
  if (!list.startsWith('{')) return null;
  const named = list.slice(1, -1).split(',');
  return named.map((name) => name.trim()).filter((name) => name !== '' && !/^type\s/.test(name));
}

const read = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const fixed = [...text.matchAll(IMPORT)].flatMap(([, type, list = '', from = '']) =>
    type === undefined ? [{ from, names: namesIn(list) }] : [],
  );
  const lazy = [...text.matchAll(LAZY)].map(([, from = '']) => ({ from, names: null }));
  const isBarrel =
    !/^(?:import|const|function|class|export (?:const|function|class|async))\b/m.test(text);
  const source = { text, imports: [...fixed, ...lazy], isBarrel };
  read.set(file, source);
  return source;
}

/** Adds a file and all that it imports; of a barrel, what it is asked for. */
function follow(file: string, names: readonly string[] | null, into: Map<string, string>): void {
  const { text, imports, isBarrel } = sourceOf(file);
  if (!isBarrel || names === null) {
    if (into.has(file)) return;
    into.set(file, text);
  }
  for (const one of imports) {
    const wanted =
      isBarrel && names !== null ? one.names?.filter((name) => names.includes(name)) : one.names;
    const to = wanted?.length === 0 ? undefined : fileOf(one.from, file);
    if (to !== undefined) follow(to, wanted ?? null, into);
  }
}

const flat = (texts: Messages, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [above + key] : flat(text, `${above}${key}.`),
  );

const ownKeys = (texts: Messages) =>
  flat(Object.fromEntries(Object.entries(texts).filter(([section]) => section !== 'checkoutKit')));

/** Whether sources say a key: as a literal, or by a template that they hand to `t`. */
function askingIn(text: string): (key: string) => boolean {
  const literals = new Set([...text.matchAll(/'([^'\n]*)'/g)].map(([, literal]) => literal));
  const patterns = [...text.matchAll(/\bt\(\s*`([^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template.replaceAll('.', '\\.').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '.+')}$`,
      ),
  );
  return (key) => {
    const stem = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return [key, stem].some((each) => literals.has(each) || patterns.some((one) => one.test(each)));
  };
}

/**
 * Texts that a page or slot of a vertical may ask for and that its release does not load with it, as `part key`.
 * `folder` has `remote.ts`.
 */
export async function textsNotLoaded(vertical: Vertical, folder: string): Promise<string[]> {
  const all = ownKeys((await vertical.messages.en()).default);
  const remote = path.join(folder, 'remote.ts');
  const parts = [...readFileSync(remote, 'utf8').matchAll(PART)];
  const missing = await Promise.all(
    parts.map(async ([, part = '', page = '']) => {
      const texts = vertical.partMessages?.[part] ?? vertical.messages;
      const loaded = new Set(ownKeys((await texts.en()).default));
      const sources = new Map<string, string>();
      const file = fileOf(page, remote);
      if (file === undefined) throw new Error(`${part} has no source at ${page}`);
      follow(file, null, sources);
      const isAsked = askingIn([...sources.values()].join('\n'));
      return all.filter((key) => !loaded.has(key) && isAsked(key)).map((key) => `${part} ${key}`);
    }),
  );
  return missing.flat();
}
