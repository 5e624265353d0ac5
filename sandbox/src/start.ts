import { buildApp } from './app';
import { readConfig } from './config';
import { doubles } from './double';

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
  if (isWarm) for (const { warm } of doubles) if (warm !== undefined) setImmediate(warm);
  return { close };
}
