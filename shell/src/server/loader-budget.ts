import type { LoaderContext, PageModule, Vertical } from '@wayfare/remote-kit';

type Loader = NonNullable<PageModule['loader']>;

/** A loader neither ended nor called anything for its whole budget: nothing will come of it. */
export class StuckLoader extends Error {}

/**
 * A loader that rejects with `StuckLoader` after so many milliseconds in which none of its calls was under way. Calls have
 * a time of their own, and an answer that takes long is no fault of who asked.
 */
export function withBudget(loader: Loader, milliseconds: number): Loader {
  return (context) =>
    new Promise((resolve, reject) => {
      let calls = 0;
      let timer: NodeJS.Timeout | undefined;
      const stop = () => clearTimeout(timer);
      const giveUp = () =>
        reject(new StuckLoader(`the loader did nothing for ${milliseconds} milliseconds`));
      let hasEnded = false;
      const wait = () => {
        if (!hasEnded) timer = setTimeout(giveUp, milliseconds);
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

/** The vertical with a budget for each of its loaders, by the route's name. */
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
