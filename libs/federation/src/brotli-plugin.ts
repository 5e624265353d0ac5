import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg)$/;
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a brotli twin of each text file, so that servers need not compress. */
export class BrotliPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      const cache = compilation.getCache('BrotliPlugin');
      compilation.hooks.processAssets.tapPromise(
        { name: 'BrotliPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          const texts = compilation.getAssets().filter(({ name }) => COMPRESSIBLE.test(name));
          await Promise.all(
            texts.map(async ({ name, source }) => {
              const known = cache.getItemCache(name, cache.getLazyHashedEtag(source));
              const compressed =
                (await known.getPromise<InstanceType<typeof sources.RawSource>>()) ??
                new sources.RawSource(await brotli(source.buffer(), LEVEL));
              await known.storePromise(compressed);
              compilation.emitAsset(`${name}.br`, compressed);
            }),
          );
        },
      );
    });
  }
}
