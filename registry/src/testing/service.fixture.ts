import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryClient, type RegistryClient } from '@wayfare/releases/service/registry-client';
import { newToken, type TokenRecord } from '../access/token';
import { buildApp } from '../app';
import { readConfig, type RegistryConfig } from '../config';
import { openService } from '../open-service';

type Holder = Pick<TokenRecord, 'team' | 'kind' | 'verticals'>;

export interface RunningService {
  readonly url: string;
  readonly config: RegistryConfig;
  readonly folder: string;
  readonly opened: Awaited<ReturnType<typeof openService>>;
  /** what it reported */
  readonly said: readonly string[];
  /** A token that is in the store. */
  tokenOf(holder: Partial<Holder>, issuedAt?: Date): Promise<string>;
  clientOf(...verticals: string[]): Promise<RegistryClient>;
  /** Ends the process' server; stores and tokens stay. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The service as its process starts it, on a free port; with its folder adapters unless `environment` names others. Its rollouts have the clock `now` and tick when a test says so. */
export async function startService(
  environment: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<RunningService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  const config = readConfig({
    DATA_DIR: folder,
    REGISTRY_TRIAL: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const said: string[] = [];
  const opened = await openService(config, (text) => void said.push(text), now);
  const app = buildApp({ config, ...opened });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  async function tokenOf(holder: Partial<Holder>, issuedAt = new Date()): Promise<string> {
    const wanted: Holder = { team: 'alphas', kind: 'release', verticals: ['alpha'], ...holder };
    const { token, record } = newToken({ ...wanted, days: 1 }, issuedAt);
    await opened.tokens.store.add(record);
    return token;
  }
  return {
    url,
    config,
    folder,
    opened,
    said,
    tokenOf,
    clientOf: async (...verticals) =>
      registryClient({ url, token: await tokenOf({ team: 'team', verticals }) }),
    stop: async () => void (await app.close()),
    async close() {
      await app.close();
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
