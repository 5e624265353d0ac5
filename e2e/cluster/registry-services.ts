import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { newToken } from '../../registry/src/access/token';
import { freePorts, VERTICALS, type VerticalName } from '../fixtures/site-under-test';
import { startMember, type Member } from './member';
import type { Cluster } from './start';
import { releaseVariables } from './stores';

export interface RegistryServices {
  readonly urls: readonly string[];
  /** a token of the team of each vertical, good for that alone */
  readonly tokens: ReadonlyMap<VerticalName, string>;
  end(): Promise<void>;
}

/** Two processes of the registry's service over the registry and the storage of a cluster. */
export async function startRegistryServices(
  { folder, members, stores }: Cluster,
  say: (text: string) => void,
): Promise<RegistryServices> {
  const names = ['registry-1', 'registry-2'] as const;
  const ports = await freePorts(...names);
  const issued = VERTICALS.map((vertical) => ({
    vertical,
    ...newToken({ team: vertical, kind: 'release', verticals: [vertical], days: 1 }, new Date()),
  }));
  const running: Member[] = [];
  const end = async () => void (await Promise.all(running.map((member) => member.end())));
  try {
    for (const name of names) {
      const dataDir = path.join(folder, name);
      await mkdir(dataDir, { recursive: true });
      const env = {
        ...releaseVariables(stores),
        REGISTRY_PORT: String(ports[name]),
        REGISTRY_TOKENS: JSON.stringify(issued.map(({ record }) => record)),
        API_URL: members.apis[0]?.url ?? '',
        DATA_DIR: dataDir,
      };
      running.push(
        await startMember({
          name,
          command: ['node', 'registry/dist/registry.cjs', 'serve'],
          env,
          url: `http://127.0.0.1:${ports[name]}`,
          ready: '/ready',
          live: '/health',
          folder,
          say,
        }),
      );
    }
  } catch (error) {
    await end();
    throw error;
  }
  return {
    urls: running.map(({ url }) => url),
    tokens: new Map(issued.map(({ vertical, token }) => [vertical, token])),
    end,
  };
}
