/* A page whose URL decides which vertical is shown: single-spa's own router mounts it and takes it away. */
import { matchRoutes } from '@wayfare/router';
import { registerApplication, start } from 'single-spa';
import { GIVEN, lifecyclesOf, type Part } from './services';

/** Whether a path is one of a vertical's pages, in either language. */
function isOf(vertical: string): (location: Location) => boolean {
  const routes = GIVEN.manifests
    .filter(({ name }) => name === vertical)
    .flatMap((manifest) => manifest.routes)
    .flatMap(({ path }) => [{ path: path.en }, { path: path.nl }]);
  return ({ pathname }) => matchRoutes(routes, pathname) !== null;
}

export function showApplications(parts: readonly Part[]): void {
  for (const { vertical, release } of parts)
    registerApplication({
      name: vertical,
      app: () => lifecyclesOf(release),
      activeWhen: isOf(vertical),
      customProps: GIVEN,
    });
  start();
}
