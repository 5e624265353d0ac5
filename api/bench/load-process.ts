import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1),
    );
  return { p50: at(0.5), p99: at(0.99) };
}

/** Travellers as a process of their own, from a file of this folder: they answer each round with what they measured. */
export function loadProcess<Round extends object, Times>(file: string) {
  const child = fork(path.join(__dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`the travellers ended with ${code}`);
  });
  const ready = once(child, 'message');
  return {
    async measure(round: Round): Promise<Times> {
      await Promise.race([ready, ended]);
      child.send(round);
      const [times]: [Times] = await Promise.race([
        once(child, 'message') as Promise<[Times]>,
        ended,
      ]);
      return times;
    },
    stop() {
      child.removeAllListeners('exit');
      child.kill();
    },
  };
}
