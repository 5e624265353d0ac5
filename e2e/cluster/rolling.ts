import type { Fault } from './faults';
import type { Member } from './member';
import type { Cluster } from './start';

/** A process is told to end, does so by itself, and its successor is ready. */
const restarted = (member: Member): Fault => ({
  name: `${member.name} restarted`,
  excuses: 'nothing',
  ends: [member],
  async happen() {
    const code = await member.replace('SIGTERM');
    if (code !== 0) throw new Error(`${member.name} ended with ${code}; its log is ${member.log}`);
  },
});

/** One process after the other in the order of docs/operating.md; nothing may fail. */
export const rollingRestart = ({ members: { workers, apis, fronts } }: Cluster): Fault[] =>
  [...workers, ...apis, ...fronts].map(restarted);
