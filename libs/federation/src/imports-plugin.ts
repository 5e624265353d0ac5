import type { Compilation, Compiler, Module } from 'webpack';
import { sharedKey } from './own-copies';
import { isSharedRequest } from './shared-modules';

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : null;
};

/** Shared module behind this one, by browser or server build; null for an own copy. */
function sharedName(module: Module): string | null {
  if (module.type === 'consume-shared-module')
    return module.blocks.length === 0 ? sharedKey(module) : null;
  const request = textAt(module, 'request');
  return textAt(module, 'externalType') !== null && request !== null && isSharedRequest(request)
    ? request
    : null;
}

function namesTaken(module: Module, { moduleGraph, chunkGraph }: Compilation): string[] {
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { originModule, dependency } = connection;
    const isUsed =
      dependency !== null &&
      originModule !== null &&
      chunkGraph.getNumberOfModuleChunks(originModule) > 0 &&
      connection.isActive(undefined);
    if (!isUsed) return [];
    return dependency
      .getReferencedExports(moduleGraph, undefined)
      .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*');
  });
}

/** Writes `imports.json`: the names that a build imports from each shared module, as webpack's module graph has them. */
export class ImportsPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ImportsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ImportsPlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const taken = new Map<string, Set<string>>();
          for (const module of compilation.modules) {
            const name = sharedName(module);
            if (name === null || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0)
              continue;
            const names = taken.get(name) ?? new Set();
            for (const one of namesTaken(module, compilation)) names.add(one);
            taken.set(name, names);
          }
          const sorted = [...taken]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, names]) => [name, [...names].sort()]);
          compilation.emitAsset(
            'imports.json',
            new sources.RawSource(JSON.stringify(Object.fromEntries(sorted))),
          );
        },
      );
    });
  }
}
