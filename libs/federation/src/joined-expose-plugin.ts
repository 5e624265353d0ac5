import type { Chunk, Compiler } from 'webpack';

/** Moves an exposed module into the container's entry, saving a round trip; its shared modules stay lazy. */
export class JoinedExposePlugin {
  constructor(private readonly options: { container: string; expose: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('JoinedExposePlugin', (compilation) => {
      // after splitting: shared modules have chunks of their own by then
      compilation.hooks.optimizeChunks.tap(
        { name: 'JoinedExposePlugin', stage: 100 },
        (): undefined => {
          const [entry, expose] = [this.options.container, this.options.expose].map((name) =>
            compilation.namedChunks.get(name),
          );
          if (entry === undefined || expose === undefined) return;
          const graph = compilation.chunkGraph;
          const takesShared = (chunk: Chunk) =>
            [...graph.getChunkModulesIterable(chunk)].some(
              ({ type }) => type === 'consume-shared-module',
            );
          if (takesShared(expose))
            throw new Error(
              `${this.options.expose} can't join its container: it alone takes a shared module`,
            );
          graph.integrateChunks(entry, expose);
          compilation.chunks.delete(expose);
        },
      );
    });
  }
}
