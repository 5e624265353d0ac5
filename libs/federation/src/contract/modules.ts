import path from 'node:path';
import { OWN_COPY_MODULES, SHARED_MODULES } from '../shared-modules';
import { aliases } from '../workspace';

/** Our shared modules, each with its source file: the scope of the contract. */
export function contractModules(): ReadonlyMap<string, string> {
  const paths = aliases();
  return new Map(
    [...SHARED_MODULES.map(({ request }) => request), ...OWN_COPY_MODULES].flatMap((request) => {
      const source = paths[request]?.[0];
      return source === undefined ? [] : [[request, path.normalize(source)] as const];
    }),
  );
}

/** Report file of a module: `remote-kit-host.api.md` of `@wayfare/remote-kit/host`. */
export const reportFile = (module: string) =>
  `${module.replace(/^@wayfare\//, '').replaceAll('/', '-')}.api.md`;
