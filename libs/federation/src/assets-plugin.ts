import type { Chunk, ChunkGraph, Compiler } from 'webpack';

/** Files of a named chunk, in load order. */
export interface ChunkFiles {
  js: string[];
  css: string[];
  /** what the chunk takes from the host's shared modules */
  shared: string[];
}

/** Names of the shared modules that these chunks ask the host for. */
function sharedBy(chunks: readonly Chunk[], graph: ChunkGraph): string[] {
  const modules = chunks
    .flatMap((chunk) => [...graph.getChunkModules(chunk)])
    .filter(({ type }) => type === 'consume-shared-module');
  return [
    ...new Set(
      modules.flatMap((module) =>
        'options' in module &&
        typeof module.options === 'object' &&
        module.options !== null &&
        'shareKey' in module.options
          ? String(module.options.shareKey)
          : [],
      ),
    ),
  ].sort();
}

/** Writes `assets.json`: for each named chunk group the files that it needs, so that a server can preload exactly those. */
export class AssetsPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups: Record<string, ChunkFiles> = {};
          for (const [name, group] of compilation.namedChunkGroups) {
            const files = group
              .getFiles()
              .filter((file) => !file.endsWith('.map') && !file.includes('.hot-update.'));
            groups[name] = {
              js: files.filter((file) => file.endsWith('.js')),
              css: files.filter((file) => file.endsWith('.css')),
              shared: sharedBy(group.chunks, compilation.chunkGraph),
            };
          }
          compilation.emitAsset(
            'assets.json',
            new sources.RawSource(JSON.stringify(groups, null, 1)),
          );
        },
      );
    });
  }
}
