import { oidcIdentity } from '../adapters/identity/oidc';
import type { Config } from '../platform/config';
import { buildDesk } from './desk-app';
import type { DeskDeps } from './desk-app';

const NAME = 'the operators’ issuer';

/** Opens the desk where one is configured. Returns a closer. A taken port does not stop the site. */
export async function listenForDesk(
  { desk }: Pick<Config, 'desk'>,
  deps: DeskDeps | null,
): Promise<() => Promise<void>> {
  if (desk === null || deps === null) return () => Promise.resolve();
  const { host, port } = desk;
  const app = await buildDesk(deps, desk, oidcIdentity({ ...desk, name: NAME }));
  await app
    .listen({ host, port })
    .catch((err: unknown) => deps.log.error({ err }, 'the operators’ desk has no port'));
  return () => app.close();
}
