import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** A tick of Linux's count, in milliseconds. */
const TICK_MS = 10;
/** Fields of `stat` after the name, which ends with the last bracket (proc_pid_stat(5)). */
const [USER, SYSTEM] = [11, 12];

/** The number by which Linux knows the thread that asks; 0 where there is none. */
export function ownThread(): number {
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self')));
  } catch {
    return 0;
  }
}

/** Milliseconds of a processor that a thread of this process has used; null where nobody counts them. */
export function cpuOfThread(thread: number): number | null {
  if (thread === 0) return null;
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const used = (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
    return Number.isNaN(used) ? null : used;
  } catch {
    return null;
  }
}
