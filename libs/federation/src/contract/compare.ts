import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { declarationsOf, shapesOf } from './surface';

export type Reports = ReadonlyMap<string, string>;

/** `extended`: backward compatible by the compiler; `broken`: not certainly. */
export type Change = 'added' | 'removed' | 'extended' | 'broken';

export interface ChangedName {
  module: string;
  name: string;
  change: Change;
  why?: string;
}

export interface Comparison {
  names: ReadonlyMap<string, readonly string[]>;
  changes: readonly ChangedName[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

function valuesOf(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  const isValue = (each: ts.Symbol) => {
    const isAlias = (each.flags & ts.SymbolFlags.Alias) !== 0;
    return ((isAlias ? checker.getAliasedSymbol(each) : each).flags & ts.SymbolFlags.Value) !== 0;
  };
  const found = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  return found
    .filter(isValue)
    .map(({ name }) => name)
    .sort();
}

interface Pair {
  module: string;
  before: string;
  now: string;
  check: string;
}

async function writePairs(folder: string, before: Reports, now: Reports): Promise<Pair[]> {
  const modules = [...new Set([...before.keys(), ...now.keys()])];
  await Promise.all(['before', 'now'].map((side) => mkdir(path.join(folder, side))));
  return Promise.all(
    modules.map(async (module, index) => {
      const write = async (side: string, report: string | undefined) => {
        const file = path.join(folder, side, `module-${index}.d.ts`);
        await writeFile(file, report === undefined ? 'export {};\n' : declarationsOf(report));
        return file;
      };
      return {
        module,
        before: await write('before', before.get(module)),
        now: await write('now', now.get(module)),
        check: path.join(folder, `check-${index}.ts`),
      };
    }),
  );
}

async function writeCheck({ check, before, now }: Pair, names: readonly string[]): Promise<void> {
  const from = (file: string) => `'./${path.relative(path.dirname(check), file).slice(0, -5)}'`;
  const lines = names.map(
    (name, index) => `export const held${index}: typeof Before.${name} = Now.${name};`,
  );
  const imports = `import type * as Before from ${from(before)}; import * as Now from ${from(now)};`;
  await writeFile(check, `${imports}\n${lines.join('\n')}\n`);
}

function faultsOf(program: ts.Program, { check }: Pair): Map<number, string> {
  const faults = new Map<number, string>();
  const source = program.getSourceFile(check);
  if (source === undefined) return faults;
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
    if (!faults.has(line)) faults.set(line, ts.flattenDiagnosticMessageText(messageText, '\n'));
  }
  return faults;
}

/** Compares contracts by name: changed declarations that still compile are extended, else broken. */
export async function compareContracts(
  root: string,
  before: Reports,
  now: Reports,
): Promise<Comparison> {
  await mkdir(path.join(root, '.nx'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.nx/compare-'));
  try {
    const pairs = await writePairs(folder, before, now);
    const files = pairs.flatMap((pair) => [pair.before, pair.now]);
    const declared = ts.createProgram(files, OPTIONS);
    const names = new Map<string, string[]>();
    const changes: ChangedName[] = [];
    const doubtful = new Map<Pair, string[]>();
    for (const pair of pairs) {
      const { module } = pair;
      const [had, has] = [valuesOf(declared, pair.before), valuesOf(declared, pair.now)];
      if (now.has(module)) names.set(module, has);
      const only = (some: string[], others: string[], change: Change) =>
        some.filter((name) => !others.includes(name)).map((name) => ({ module, name, change }));
      changes.push(...only(had, has, 'removed'), ...only(has, had, 'added'));
      const [shapeBefore, shapeNow] = [pair.before, pair.now].map((file) =>
        shapesOf(declared.getSourceFile(file)?.text ?? ''),
      ) as [(name: string) => string, (name: string) => string];
      const changed = had.filter(
        (name) => has.includes(name) && shapeBefore(name) !== shapeNow(name),
      );
      doubtful.set(pair, changed);
      await writeCheck(pair, changed);
    }
    const program = ts.createProgram(
      pairs.map(({ check }) => check),
      OPTIONS,
      undefined,
      declared,
    );
    for (const [pair, changed] of doubtful) {
      const faults = faultsOf(program, pair);
      for (const [index, name] of changed.entries()) {
        const why = faults.get(index + 1);
        changes.push(
          why === undefined
            ? { module: pair.module, name, change: 'extended' }
            : { module: pair.module, name, change: 'broken', why },
        );
      }
    }
    return { names, changes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
