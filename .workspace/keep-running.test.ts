import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepRunning } from './keep-running.mjs';

const NOBODY = 'http://127.0.0.1:9/';
const NEVER = { everyMs: 3_600_000, deadlineMs: 1_000 };
const ended: (() => void)[] = [];
afterEach(() => ended.splice(0).forEach((end) => end()));

/** A process that waits to be killed, as often as it is started; `fails` are the starts that fail. */
async function kept(options: { fails?: readonly number[]; steady?: boolean; live?: string } = {}) {
  const said: string[] = [];
  const pauses: number[] = [];
  const starts: ChildProcess[] = [];
  const waiting: (() => void)[] = [];
  let tries = 0;
  let clock = 0;
  const process = await keepRunning(
    async () => {
      if (options.fails?.includes(tries++) === true) throw new Error('api is refused its port');
      const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
      await once(child, 'spawn');
      ended.push(() => child.kill('SIGKILL'));
      starts.push(child);
      waiting.splice(0).forEach((resolve) => resolve());
      return { name: 'api', child, log: 'logs/api.log' };
    },
    {
      live: options.live ?? NOBODY,
      say: (text) => void said.push(text),
      pause: (milliseconds) => {
        pauses.push(milliseconds);
        return Promise.resolve();
      },
      now: () => (clock += options.steady === true ? 60_000 : 0),
      probe: options.live === undefined ? NEVER : { everyMs: 1, deadlineMs: 1_000 },
    },
  );
  ended.push(() => process.stop());
  return {
    said,
    pauses,
    process,
    starts,
    async killAndWait() {
      const next = new Promise<void>((resolve) => waiting.push(resolve));
      process.child.kill('SIGKILL');
      await next;
      // the keeper goes on after `start` has resolved
      await new Promise((resolve) => setImmediate(resolve));
    },
    nextStart: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

describe('A process that is kept running', () => {
  it('is started again, later each time', async () => {
    const { killAndWait, pauses, starts } = await kept();
    for (let lives = 0; lives < 4; lives += 1) await killAndWait();
    expect(starts).toHaveLength(5);
    expect(pauses).toEqual([250, 500, 1_000, 2_000]);
  });

  it('is started again at once after it ran for long', async () => {
    const { killAndWait, pauses } = await kept({ steady: true });
    for (let lives = 0; lives < 3; lives += 1) await killAndWait();
    expect(pauses).toEqual([250, 250, 250]);
  });

  it('says how it ended, when it starts again and where its log is', async () => {
    const { killAndWait, said } = await kept();
    await killAndWait();
    expect(said).toEqual([
      'api ended with SIGKILL; its log is logs/api.log',
      'api starts again in 0.25 s',
      'api is back',
    ]);
  });

  it('is tried again, at most every half a minute, while its start fails', async () => {
    const { killAndWait, pauses, said } = await kept({ fails: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    await killAndWait();
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(said).toContain('api is refused its port');
  });

  it('is the caller’s error when it has never run', async () => {
    await expect(kept({ fails: [0] })).rejects.toThrow('api is refused its port');
  });

  it('is not started again once its keeper has stopped', async () => {
    const { process, pauses, starts } = await kept();
    process.stop();
    process.child.kill('SIGKILL');
    await once(process.child, 'exit');
    await new Promise((resolve) => setImmediate(resolve));
    expect([pauses, starts.length]).toEqual([[], 1]);
  });

  it('is ended and started again when it no longer answers', async () => {
    const deaf = createServer((request) => request.destroy()).listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    ended.push(() => deaf.close());
    const { said, nextStart } = await kept({
      live: `http://127.0.0.1:${(deaf.address() as AddressInfo).port}/`,
    });
    await nextStart();
    expect(said[0]).toBe('api has not answered 3 times in a row; it is ended');
  });
});
