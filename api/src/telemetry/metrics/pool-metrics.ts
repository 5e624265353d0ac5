import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

export type Connections = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** How a process uses its connections to the database, and how many calls wait for one. */
export function watchPool(registers: Registry[], pool: Connections): void {
  // its values are read when it is asked
  new Gauge({
    name: 'wayfare_database_connections',
    help: 'Connections to the database that are used or idle, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
