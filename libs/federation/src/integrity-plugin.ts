import type { Compiler } from 'webpack';

/**
 * Sets `integrity` and `crossorigin` on every chunk and stylesheet that webpack's runtime adds to the page, from the
 * map that the page carries by path (`__WAYFARE_INTEGRITY__`). A file without a hash is refused by the page's
 * Integrity-Policy header, so the check fails closed.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Template, runtime } = compiler.webpack;
    const lookup = Template.asString([
      'script.crossOrigin = "anonymous";',
      'var integrity = (globalThis.__WAYFARE_INTEGRITY__ || {})[url];',
      'if (integrity) script.integrity = integrity;',
    ]);
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) => Template.asString([source, lookup]));
    });
  }
}
