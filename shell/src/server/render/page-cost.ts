import { performance } from 'node:perf_hooks';
import type { ApiClient } from '@wayfare/api-client';
import type { VerticalManifest } from '@wayfare/remote-kit';

export interface PageCost {
  calls: number;
  failures: number;
  serverMs: number;
}

/** In milliseconds: the time, how long this thread was not idle, and how long this process had a processor. */
export interface Reading {
  readonly at: number;
  readonly active: number;
  readonly used: number;
}

function ownReading(): Reading {
  const { user, system } = process.cpuUsage();
  const { active } = performance.eventLoopUtilization();
  return { at: performance.now(), active, used: (user + system) / 1_000 };
}

/** Without what a busy machine took: a thread that is not idle and has no processor waits for its neighbours. */
function spentBetween(before: Reading, after: Reading): number {
  const wall = after.at - before.at;
  const starved = after.active - before.active - (after.used - before.used);
  return wall - Math.min(Math.max(starved, 0), wall);
}

export function createCostMeter(api: ApiClient, read: () => Reading = ownReading) {
  let since = read();
  let spent = 0;
  let calls = 0;
  let failures = 0;
  let underWay = 0;
  const counted: ApiClient = {
    async call(...parts) {
      calls += 1;
      if (underWay === 0) spent += spentBetween(since, read());
      underWay += 1;
      try {
        return await api.call(...parts);
      } catch (error) {
        failures += 1;
        throw error;
      } finally {
        underWay -= 1;
        if (underWay === 0) since = read();
      }
    },
  };
  return {
    api: counted,
    soFar(): PageCost {
      const open = underWay === 0 ? spentBetween(since, read()) : 0;
      return { calls, failures, serverMs: spent + open };
    },
  };
}

export const budgetOf = (
  { budgets }: Pick<VerticalManifest, 'budgets'>,
  route: string,
): NonNullable<VerticalManifest['budgets']>['routes'][string] => ({
  ...budgets?.page,
  ...budgets?.routes[route],
});

export function overspent(
  manifest: Pick<VerticalManifest, 'budgets'>,
  route: string,
  { calls, serverMs }: Pick<PageCost, 'calls' | 'serverMs'>,
): string[] {
  const allowed = budgetOf(manifest, route);
  const [most, longest] = [allowed.calls ?? Infinity, allowed.serverMs ?? Infinity];
  return [
    ...(calls > most ? [`it makes ${calls} calls, its budget is ${most}`] : []),
    ...(serverMs > longest
      ? [`it takes ${Math.round(serverMs)} ms of the server, its budget is ${longest}`]
      : []),
  ];
}
