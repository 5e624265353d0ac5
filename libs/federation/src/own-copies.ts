import { ConsumeSharedPlugin } from '@module-federation/enhanced';
import webpack, { type Compiler, type Module } from 'webpack';
import { neededContract } from './contract/contract';
import { keptContract } from './contract/files';
import { OWN_COPY_MODULES } from './shared-modules';

/** Share key of the module that this one stands for; null for any other module. */
export function sharedKey(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { options } = module;
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? String(options.shareKey)
    : null;
}

/** Range of host versions that promise all names of the module as they are now. */
const enoughOf = (module: string) => neededContract(keptContract(), { [module]: ['*'] });

/** Remote's browser build: the host's copy where its version suffices, else its own, shared with nobody. */
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

function sharedOrOwn(module: string): string {
  const names = Object.keys(keptContract().names[module] ?? {});
  const lines = [
    `import * as own from '${module}?own';`,
    'let shared;',
    // hosts that predate the module throw
    `try { shared = __non_webpack_require__('${module}'); } catch {}`,
    'const copy = shared ?? own;',
    ...names.map((name) => `export const ${name} = copy.${name};`),
  ];
  return DATA + encodeURIComponent(lines.join('\n'));
}

/** The same choice in a server build; writes the ranges of its copies into `own-copies.json`. */
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
      // module concatenation would hide them later
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
