import { existsSync, readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** Copies a vertical's `trial.json` into its release: data for the shell's trial rendering before it is live. */
export class RecordingPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RecordingPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      if (!existsSync(this.file)) return;
      compilation.hooks.processAssets.tap(
        { name: 'RecordingPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('trial.json', new sources.RawSource(readFileSync(this.file))),
      );
    });
  }
}
