import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded, howItEnded } from './processes.mjs';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;
const PROBE = { everyMs: 5_000, deadlineMs: 3_000 };
const PROBES_IN_VAIN = 3;

async function killWhenDeaf({ child }, { name, live, say, signal, probe }) {
  for (let inVain = 0; inVain < PROBES_IN_VAIN;) {
    await wait(probe.everyMs, null, { signal });
    const isAlive = await fetch(live, { signal: AbortSignal.timeout(probe.deadlineMs) }).then(
      async ({ body }) => {
        await body?.cancel();
        return true;
      },
      () => false,
    );
    inVain = isAlive ? 0 : inVain + 1;
  }
  say(`${name} has not answered ${PROBES_IN_VAIN} times in a row; it is ended`);
  child.kill('SIGKILL');
}

const untilEnd = (child) =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));

/** Starts a process, and again when it ends or hangs, after 0.25 s doubling to 30 s. A failed first start is thrown. */
export async function keepRunning(
  start,
  {
    live,
    say,
    pause = (milliseconds) => wait(milliseconds),
    now = () => performance.now(),
    probe = PROBE,
  },
) {
  let current = await start(false);
  let isStopped = false;
  const { name } = current;

  async function watch() {
    let length = FIRST_PAUSE_MS;
    while (!isStopped) {
      const probes = new AbortController();
      const began = now();
      void killWhenDeaf(current, { name, live, say, signal: probes.signal, probe }).catch(() => {});
      await untilEnd(current.child);
      probes.abort();
      if (isStopped) return;
      if (now() - began >= STEADY_MS) length = FIRST_PAUSE_MS;
      say(`${name} ended with ${howItEnded(current.child)}; its log is ${current.log}`);
      length = await again(length);
    }
  }

  async function again(first) {
    for (let length = first; ; length = Math.min(2 * length, LONGEST_PAUSE_MS)) {
      say(`${name} starts again in ${length / 1000} s`);
      await pause(length);
      if (isStopped) return length;
      try {
        current = await start(true);
        say(`${name} is back`);
        return Math.min(2 * length, LONGEST_PAUSE_MS);
      } catch (error) {
        say(error.message);
      }
    }
  }

  void watch();
  return {
    name,
    get child() {
      return current.child;
    },
    get log() {
      return current.log;
    },
    stop() {
      isStopped = true;
    },
  };
}
