/*
 * The outside world for people without supplier contracts. `app.ts` lists what it plays; `stays/` is the stay supplier
 * in Duffel's wire format, `payments/` the payment service in Stripe's, `identity/` somebody else's accounts,
 * `mail/` receives messages, `faults/` breaks things on request.
 */
import { startSandbox } from './start';

async function start(): Promise<void> {
  const sandbox = await startSandbox(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
