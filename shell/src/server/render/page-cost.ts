import type { ApiClient } from '@wayfare/api-client';
import type { VerticalManifest } from '@wayfare/remote-kit';

export interface PageCost {
  calls: number;
  failures: number;
  serverMs: number;
}

export function createCostMeter(api: ApiClient, now: () => number = () => performance.now()) {
  const began = now();
  let calls = 0;
  let failures = 0;
  let underWay = 0;
  let waitsSince = 0;
  let waited = 0;
  const counted: ApiClient = {
    async call(...parts) {
      calls += 1;
      if (underWay === 0) waitsSince = now();
      underWay += 1;
      try {
        return await api.call(...parts);
      } catch (error) {
        failures += 1;
        throw error;
      } finally {
        underWay -= 1;
        if (underWay === 0) waited += now() - waitsSince;
      }
    },
  };
  return {
    api: counted,
    soFar(): PageCost {
      const waiting = underWay === 0 ? 0 : now() - waitsSince;
      return { calls, failures, serverMs: now() - began - waited - waiting };
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
