import type { PageModule, Vertical } from '@wayfare/remote-kit';
import { spanned } from '@wayfare/server/telemetry/traces';

/** Not what a page expects: a redirect, or an answer with a status of its own. */
function isFailure(error: unknown): boolean {
  const status: unknown = Object(error).status;
  return typeof status !== 'number' || status >= 500;
}

/** The vertical `name`, each loader of whose pages is a span; what the loader calls is below it. */
export function withLoaderSpans(vertical: Vertical, name: string): Vertical {
  const traced = (page: PageModule, route: string): PageModule => {
    const { loader } = page;
    if (loader === undefined) return page;
    const facts = { name: `loader ${name}.${route}` };
    return { ...page, loader: (context) => spanned(facts, async () => loader(context), isFailure) };
  };
  return {
    ...vertical,
    routes: Object.fromEntries(
      Object.entries(vertical.routes).map(([route, load]) => [
        route,
        async () => traced(await load(), route),
      ]),
    ),
  };
}
