import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '@wayfare/testing/free-port';

const ROOT = path.resolve(__dirname, '../../..');
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

interface Sandbox {
  close(): Promise<void>;
}
interface SandboxFile {
  startSandbox(env: NodeJS.ProcessEnv, now?: () => number): Promise<Sandbox>;
}

const STARTS = 3;

/** Its hotels, timetables and code are made once a process; what it remembers of a booking is each start's own. */
async function start(extra: Readonly<Record<string, string>>, now?: () => number) {
  const { startSandbox }: SandboxFile = createRequire(__filename)(SANDBOX);
  for (let tries = 1; ; tries += 1) {
    const [port, smtpPort] = [await freePort(), await freePort()];
    const env = {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      SANDBOX_FAULTS: '1',
      SANDBOX_WARM: '0',
      LOG_LEVEL: 'silent',
      ...extra,
    };
    try {
      const sandbox = await startSandbox(env, now);
      return { sandbox, origin: `http://127.0.0.1:${port}`, smtpPort };
    } catch (error) {
      // the ports were free a moment ago
      if (tries === STARTS) throw error;
    }
  }
}

/** The sandbox, for tests: messages reach it over the wire, as they reach a real server. `now` is its clock. */
export async function runningSandbox(
  extra: Readonly<Record<string, string>> = {},
  now?: () => number,
) {
  const { sandbox, origin, smtpPort } = await start(extra, now);
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
    stop: () => sandbox.close(),
  };
}

export type RunningSandbox = Awaited<ReturnType<typeof runningSandbox>>;
