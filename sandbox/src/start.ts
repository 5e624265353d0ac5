import { buildApp } from './app';
import { readConfig } from './config';
import { doubles } from './double';

/** Throws when a port is taken or a setting cannot be read. */
export async function startSandbox(
  env: NodeJS.ProcessEnv,
  now: () => number = Date.now,
): Promise<{ close(): Promise<void> }> {
  const { host, port, isWarm, ...world } = readConfig(env);
  const app = buildApp({ ...world, now, logger: { level: env['LOG_LEVEL'] ?? 'warn' } });
  const close = async () => void (await app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    await close();
    throw error;
  }
  // The first search should not wait for the hotels to be made.
  if (isWarm) for (const { warm } of doubles) if (warm !== undefined) setImmediate(warm);
  return { close };
}
