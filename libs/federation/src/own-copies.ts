import { ConsumeSharedPlugin } from '@module-federation/enhanced';
import webpack, { type Compiler, type Module } from 'webpack';
import { neededContract } from './contract/contract';
import { keptContract } from './contract/files';
import { OWN_COPY_MODULES } from './shared-modules';

/** The name under which federation asks for the module that this one stands for; null for any other module. */
export function sharedKey(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { options } = module;
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? String(options.shareKey)
    : null;
}

/** Versions of the host's copy that are enough: from the first that promises all names of the module as they are now. */
const enoughOf = (module: string) => neededContract(keptContract(), { [module]: ['*'] });

/**
 * For a remote's browser build: of these modules it takes the host's copy when that one is enough, else its own. It
 * offers its own to nobody, so that no vertical runs code that came with another.
 */
export const consumedOwnCopies = () =>
  new ConsumeSharedPlugin({
    consumes: Object.fromEntries(
      OWN_COPY_MODULES.map((module) => [
        module,
        { import: module, requiredVersion: enoughOf(module), strictVersion: true },
      ]),
    ),
  });

const DATA = 'data:text/javascript,';

/** A module that has the names of this one, from the host where it hands out a copy. */
function sharedOrOwn(module: string): string {
  const names = Object.keys(keptContract().names[module] ?? {});
  const lines = [
    `import * as own from '${module}?own';`,
    'let shared;',
    // a host from before it had the module throws
    `try { shared = __non_webpack_require__('${module}'); } catch {}`,
    'const copy = shared ?? own;',
    ...names.map((name) => `export const ${name} = copy.${name};`),
  ];
  return DATA + encodeURIComponent(lines.join('\n'));
}

/** The same choice in a remote's server build; writes the ranges of what it carries into `own-copies.json`. */
export class OwnCopiesPlugin {
  apply(compiler: Compiler): void {
    const requests = new Map(OWN_COPY_MODULES.map((module) => [module, sharedOrOwn(module)]));
    for (const [module, request] of requests)
      new webpack.NormalModuleReplacementPlugin(new RegExp(`^${module}$`), (data) => {
        data.request = request;
      }).apply(compiler);
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OwnCopiesPlugin', (compilation) => {
      const carried = new Map<string, string>();
      // later on modules are joined, and the joined ones are no modules of the build any more
      compilation.hooks.finishModules.tap('OwnCopiesPlugin', (modules) => {
        const resources = new Set(
          [...modules].map((module) => ('resource' in module ? module.resource : null)),
        );
        for (const [module, request] of requests)
          if (resources.has(request)) carried.set(module, enoughOf(module));
      });
      compilation.hooks.processAssets.tap(
        { name: 'OwnCopiesPlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (carried.size === 0) return;
          const text = JSON.stringify(Object.fromEntries(carried));
          compilation.emitAsset('own-copies.json', new sources.RawSource(text));
        },
      );
    });
  }
}
