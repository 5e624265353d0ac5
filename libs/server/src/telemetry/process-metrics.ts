import { getHeapStatistics } from 'node:v8';
import { Gauge, collectDefaultMetrics, type Registry } from 'prom-client';

/** What any process of Node tells of itself, and where its heap ends. */
export function watchProcess(register: Registry): void {
  collectDefaultMetrics({ register });
  // its value is read when it is asked
  new Gauge({
    name: 'wayfare_heap_limit_bytes',
    help: 'Heap at which Node ends the process',
    registers: [register],
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
}
