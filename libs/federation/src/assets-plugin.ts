import { sharedKey } from './own-copies';
import type { Chunk, ChunkGraph, ChunkGroup, Compilation as Build, Compiler } from 'webpack';

export interface ChunkFiles {
  js: string[];
  css: string[];
  shared: string[];
}

function sharedBy(chunks: readonly Chunk[], graph: ChunkGraph): string[] {
  const names = chunks
    .flatMap((chunk) => [...graph.getChunkModules(chunk)])
    .flatMap((module) => sharedKey(module) ?? []);
  return [...new Set(names)].sort();
}

/** Chunk groups of a remote's own copies, by shared module. */
function ownCopies({ modules, chunkGraph }: Build): [string, ChunkGroup][] {
  return [...modules].flatMap((module) => {
    const key = sharedKey(module);
    const [block] = module.blocks;
    if (key === null || block === undefined) return [];
    const group = chunkGraph.getBlockChunkGroup(block);
    return group === undefined ? [] : [[key, group] as const];
  });
}

/** Texts of several parts are one chunk, `checkout.payment-en`, which is found by the name of each: `payment-en`. */
function namesOf(group: string): string[] {
  const cut = group.lastIndexOf('-');
  const parts = group.slice(0, cut).split('.');
  return parts.length < 2 ? [group] : parts.map((part) => part + group.slice(cut));
}

/** Writes `assets.json`: files of each named chunk group and own copy, so that a server preloads exactly those. */
export class AssetsPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups: Record<string, ChunkFiles> = {};
          const named = [...compilation.namedChunkGroups, ...ownCopies(compilation)];
          for (const [name, group] of named) {
            const files = group
              .getFiles()
              .filter((file) => !file.endsWith('.map') && !file.includes('.hot-update.'));
            const found = {
              js: files.filter((file) => file.endsWith('.js')),
              css: files.filter((file) => file.endsWith('.css')),
              shared: sharedBy(group.chunks, compilation.chunkGraph),
            };
            for (const each of namesOf(name)) groups[each] = found;
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
