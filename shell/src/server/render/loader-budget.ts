import { performance as hooks } from 'node:perf_hooks';
import type { LoaderContext, PageModule, Vertical } from '@wayfare/remote-kit';

type Loader = NonNullable<PageModule['loader']>;

/** A loader neither ended nor called anything for its whole budget: nothing will come of it. */
export class StuckLoader extends Error {}

/** One that keeps its thread busy, or waits for its turn in one that is, has so many times as long. */
const BUSY_TIMES = 4;

const ownIdleTime = () => hooks.eventLoopUtilization().idle;

/** A loader that rejects with `StuckLoader` after so many ms of idle thread with no call of its own under way. */
export function withBudget(
  loader: Loader,
  milliseconds: number,
  idleTime: () => number = ownIdleTime,
): Loader {
  return (context) =>
    new Promise((resolve, reject) => {
      let calls = 0;
      let timer: NodeJS.Timeout | undefined;
      const stop = () => clearTimeout(timer);
      const giveUp = () =>
        reject(new StuckLoader(`the loader did nothing for ${milliseconds} milliseconds`));
      let hasEnded = false;
      const wait = () => {
        if (hasEnded) return;
        const [idleBefore, since] = [idleTime(), performance.now()];
        const look = () => {
          const left = Math.min(
            milliseconds - (idleTime() - idleBefore),
            BUSY_TIMES * milliseconds - (performance.now() - since),
          );
          if (left <= 0) giveUp();
          else timer = setTimeout(look, Math.ceil(left));
        };
        timer = setTimeout(look, milliseconds);
      };
      const api: LoaderContext['api'] = {
        async call(...parts) {
          calls += 1;
          stop();
          try {
            return await context.api.call(...parts);
          } finally {
            calls -= 1;
            if (calls === 0) wait();
          }
        },
      };
      wait();
      Promise.resolve()
        .then(() => loader({ ...context, api }))
        .then(resolve, reject)
        .finally(() => {
          hasEnded = true;
          stop();
        });
    });
}

export function withBudgets(
  vertical: Vertical,
  millisecondsOf: (route: string) => number,
): Vertical {
  const limited = (page: PageModule, route: string): PageModule =>
    page.loader === undefined
      ? page
      : { ...page, loader: withBudget(page.loader, millisecondsOf(route)) };
  return {
    ...vertical,
    routes: Object.fromEntries(
      Object.entries(vertical.routes).map(([name, load]) => [
        name,
        async () => limited(await load(), name),
      ]),
    ),
  };
}
