import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

const TICK_MS = 10;
const [USER, SYSTEM] = [11, 12];

export function ownThread(): number {
  try {
    return Number(path.basename(readlinkSync('/proc/thread-self')));
  } catch {
    return 0;
  }
}

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
