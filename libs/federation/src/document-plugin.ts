import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

function tagOf(file: string, base: string): string | null {
  if (file.endsWith('.js')) return `<script src="${base}${file}" defer></script>`;
  return file.endsWith('.css') ? `<link rel="stylesheet" href="${base}${file}" />` : null;
}

/** Writes `index.html`: a document with the files of the entry `main` in its head. */
export class DocumentPlugin {
  constructor(
    private readonly file: string,
    /** path that the files are served below */
    private readonly base = '/',
  ) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap(
        { name: 'DocumentPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const tags = files
            .flatMap((file) => tagOf(file, this.base) ?? [])
            .map((tag) => `    ${tag}\n`);
          const html = readFileSync(this.file, 'utf8').replace(/ *<\/head>/, (end) =>
            tags.concat(end).join(''),
          );
          compilation.emitAsset('index.html', new sources.RawSource(html));
        },
      );
    });
  }
}
