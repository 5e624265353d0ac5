import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
/** Made of the sources before the tests begin (`.workspace/jest.processes.cjs`). */
const SANDBOX = path.join(ROOT, 'node_modules/.cache/wayfare/processes/sandbox.cjs');

/** One message as the sandbox's mailbox tells it. */
export interface ReceivedMail {
  readonly id: number;
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly {
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const STARTS = 3;
const START_MS = 20_000;

/** One start on ports that were free a moment ago; null when somebody else was faster, or it says nothing for long. */
async function tryStart(extra: Readonly<Record<string, string>>) {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_FAULTS: '1',
    SANDBOX_WARM: '0',
    ...extra,
  };
  const child = spawn(process.execPath, [SANDBOX], { cwd: ROOT, env, stdio: 'ignore' });
  for (const end = Date.now() + START_MS; Date.now() < end && child.exitCode === null;) {
    if (
      await fetch(`${origin}/health`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { child, origin, smtpPort };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  return null;
}

async function start(extra: Readonly<Record<string, string>>) {
  for (let tries = 0; tries < STARTS; tries += 1) {
    const started = await tryStart(extra);
    if (started !== null) return started;
  }
  throw new Error(`the sandbox did not start in ${STARTS} tries`);
}

/** The sandbox as a process of its own, for tests: messages reach it over the wire, as they reach a real server. */
export async function runningSandbox(extra: Readonly<Record<string, string>> = {}) {
  const { child, origin, smtpPort } = await start(extra);
  // what it answers is the sandbox's own business; each caller says what it expects
  const json = async (pathname: string) => (await fetch(origin + pathname)).json();
  const post = (pathname: string, body: object) =>
    fetch(origin + pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    origin,
    json,
    post,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    /** every message, the newest first */
    async received(): Promise<ReceivedMail[]> {
      const { messages }: { messages: { id: number }[] } = await json('/mail.json');
      return Promise.all(messages.map(({ id }) => json(`/mail/${id}.json`)));
    },
    bytes: async (pathname: string) =>
      Buffer.from(await (await fetch(origin + pathname)).arrayBuffer()),
    setMode: (mode: 'ok' | 'refuse' | 'hang') => post('/__mail', { mode }),
    empty: () => fetch(`${origin}/mail`, { method: 'DELETE' }),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

export type RunningSandbox = Awaited<ReturnType<typeof runningSandbox>>;
