import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/** What hangs fails in the end, as a script does by webpack's own timer: only then can it be asked for again. */
const endOfWaiting = (tag: string, milliseconds: number | undefined) =>
  `setTimeout(function () { if (${tag}.onerror) ${tag}.onerror({ type: "timeout", target: ${tag} }); }, ${String(milliseconds)});`;

/** Sets `integrity` and `crossorigin` on what webpack's runtime adds, by the page's map (`__WAYFARE_INTEGRITY__`). */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Template, runtime } = compiler.webpack;
    const { chunkLoadTimeout } = compiler.options.output;
    const lookup = (element: string, url: string) =>
      Template.asString([
        `var integrity = (globalThis.__WAYFARE_INTEGRITY__ || {})[${url}];`,
        `if (integrity) ${element}.integrity = integrity, ${element}.crossOrigin = "anonymous";`,
      ]);
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          Template.asString([source, 'script.crossOrigin = "anonymous";', lookup('script', 'url')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) =>
          Template.asString([source, lookup(tag, href), endOfWaiting(tag, chunkLoadTimeout)]),
      );
    });
  }
}
