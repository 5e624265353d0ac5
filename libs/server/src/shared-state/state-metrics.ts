import { Gauge, type Registry } from 'prom-client';
import { stateSeen } from './told-state';

/** Whether the state that processes share answers; nothing of a process that has only its own. Returns the end of it. */
export function watchSharedState(registers: Registry[]): () => void {
  const up = new Gauge({
    name: 'wayfare_shared_state_up',
    help: '1 while Redis answers, 0 while limits and answers are those of this process',
    labelNames: ['store'],
    registers,
  });
  return stateSeen.hear(({ isAway }) => up.set({ store: 'redis' }, isAway ? 0 : 1));
}
