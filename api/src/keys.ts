import { ConfigError, readConfig } from './platform/config';
import { KeysUsageError, keysCommand } from './accounts/session/keys-command';

/* `npm run keys`: generates signing keys and encryption keys for document numbers. */

async function main(): Promise<void> {
  const { dataDir, keys } = readConfig(process.env);
  const lines = await keysCommand(process.argv.slice(2), { dataDir, keys, now: Date.now() });
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  const isOperators = error instanceof ConfigError || error instanceof KeysUsageError;
  process.stderr.write(
    `${isOperators || !(error instanceof Error) ? String(error) : (error.stack ?? error.message)}\n`,
  );
  process.exit(1);
});
