import type { ApiClient } from '@wayfare/api-client';
import { createCostMeter, overspent } from './page-cost';

const CALL = { method: 'GET', path: '/api/any' } as const;

/** A meter on a clock of its own, with calls that end when they are told to. */
function metered() {
  let [at, active, used] = [0, 0, 0];
  const ends: ((fails: boolean) => void)[] = [];
  const api: ApiClient = {
    call: <_Request, Result>() =>
      new Promise<Result>((resolve, reject) =>
        ends.push((fails) => (fails ? reject(new Error('down')) : resolve({} as Result))),
      ),
  };
  const meter = createCostMeter(api, () => ({ at, active, used }));
  return {
    meter,
    call: () => void meter.api.call(CALL, {}).catch(() => null),
    passes(milliseconds: number, how: { busy?: number; onProcessor?: number } = {}) {
      const busy = how.busy ?? milliseconds;
      at += milliseconds;
      active += busy;
      used += how.onProcessor ?? busy;
    },
    async end(index: number, fails = false) {
      ends[index]?.(fails);
      await new Promise(setImmediate);
    },
  };
}

it('counts calls, and the time in which none is under way, also of calls that overlap or fail', async () => {
  const { meter, call, passes, end } = metered();
  passes(5);
  call();
  passes(100);
  call();
  passes(100);
  await end(0, true);
  passes(100);
  await end(1);
  passes(7);
  expect(meter.soFar()).toEqual({ calls: 2, failures: 1, serverMs: 12 });
  call();
  passes(100);
  expect(meter.soFar()).toEqual({ calls: 3, failures: 1, serverMs: 12 });
});

it.each<[string, object, number]>([
  ['all of it on a processor', {}, 100],
  ['waiting for one half of it', { onProcessor: 50 }, 50],
  ['idle half of it, as with a timer', { busy: 50 }, 100],
  ['idle half of it, and waiting for a processor the rest', { busy: 50, onProcessor: 10 }, 60],
  ['beside threads that use other processors', { onProcessor: 250 }, 100],
])('counts of 100 ms %s: %j, %d', (_what, how, serverMs) => {
  const { meter, passes } = metered();
  passes(100, how);
  expect(meter.soFar()).toMatchObject({ serverMs });
});

const BUDGETS = {
  page: { script: 0, style: 0, calls: 4, serverMs: 50 },
  routes: { results: { calls: 6 } },
};

it.each([
  ['nothing without a budget', undefined, 'index', { calls: 99, serverMs: 999 }, []],
  ['nothing at its limits', BUDGETS, 'index', { calls: 4, serverMs: 50 }, []],
  ['calls', BUDGETS, 'index', { calls: 5, serverMs: 50 }, ['it makes 5 calls, its budget is 4']],
  ['what its route may', BUDGETS, 'results', { calls: 6, serverMs: 50 }, []],
  [
    'both',
    BUDGETS,
    'results',
    { calls: 7, serverMs: 80.4 },
    ['it makes 7 calls, its budget is 6', 'it takes 80 ms of the server, its budget is 50'],
  ],
])('says of a page that is over its budget: %s', (_what, budgets, route, cost, lines) =>
  expect(overspent({ budgets }, route, cost)).toEqual(lines),
);
