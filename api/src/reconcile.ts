import { reconcileOnce } from './desk/reconciliation/command';
import { openReconciliation } from './parts/reconciling';
import { ConfigError, readConfig } from './platform/config';
import { FolderInUseError } from './platform/db/folder-lock';
import { NewerSchemaError } from './platform/db/migrate';
import { withoutValues } from './platform/http/error-traces';
import { createLog } from './platform/http/logging';
import { loadVerticals } from './verticals';

/* `npm run reconcile`: compares bookings and payments with suppliers and bank, and lists what differs. */

const PUT_RIGHT = [ConfigError, FolderInUseError, NewerSchemaError];

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const opened = await openReconciliation(config, await loadVerticals(), createLog('error'));
  try {
    const { lines, code } = await reconcileOnce(opened.deps);
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = code;
  } finally {
    await opened.close();
  }
}

main().catch((error: unknown) => {
  const isOperators = error instanceof Error && PUT_RIGHT.some((kind) => error instanceof kind);
  const words = isOperators ? error.message : JSON.stringify(withoutValues(error), null, 2);
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
});
