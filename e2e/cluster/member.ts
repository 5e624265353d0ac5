import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { keepRunning } from '../../.workspace/keep-running.mjs';
import { startProcess } from '../../.workspace/processes.mjs';

/** A process of the cluster, which is started again whenever it ends, as `npm start` does it. */
export interface Member {
  readonly name: string;
  /** where it is asked; of a worker its probes */
  readonly url: string;
  readonly log: string;
  pid(): number;
  /** ends it with a signal, and resolves with its exit code when another one is ready; null where a signal ended it */
  replace(signal: NodeJS.Signals): Promise<number | null>;
  /** ends it for good */
  end(): Promise<void>;
}

export interface MemberOptions {
  readonly name: string;
  readonly command: string[];
  readonly env: Record<string, string>;
  readonly url: string;
  /** paths of its probes */
  readonly ready: string;
  readonly live: string;
  readonly folder: string;
  readonly say: (text: string) => void;
}

const BACK_MS = 90_000;

export async function startMember(options: MemberOptions): Promise<Member> {
  const { name, command, env, url, folder, say } = options;
  const kept = await keepRunning(
    (isRestart) =>
      startProcess({ name, command, env, url: url + options.ready, dataDir: folder, isRestart }),
    { live: url + options.live, say },
  );

  async function ended(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = kept;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  return {
    name,
    url,
    get log() {
      return kept.log;
    },
    pid: () => kept.child.pid ?? 0,
    async replace(signal) {
      const before = kept.child;
      const code = await ended(signal);
      for (const end = Date.now() + BACK_MS; kept.child === before; await wait(50))
        if (Date.now() > end) throw new Error(`${name} did not come back; its log is ${kept.log}`);
      return code;
    },
    async end() {
      kept.stop();
      await ended('SIGKILL');
    },
  };
}
