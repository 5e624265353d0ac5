import type { RouteHandle } from '@wayfare/remote-kit/host';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { stackOf } from '../platform/thrown';

export interface PageFault {
  /** of the release whose code it was, `name@version`; null where no stack tells */
  release: string | null;
  where: string;
  error: unknown;
}

/** Server bundles are evaluated under this name, so stacks tell whose code threw. */
const OF_RELEASE = /\b([a-z][a-z0-9-]*@[\w.-]+)\/server\/index\.cjs\b/;
const IN_TREE = 'render';
/** React writes this for a part that could not be rendered, and leaves it to the browser. */
const LEFT_OUT = '<!--$!-->';

const releaseIn = (stack: string | null | undefined) => OF_RELEASE.exec(stack ?? '')?.[1];

/** What a part of the tree threw. React finds out where it stands by calling components again, so only if it has to. */
export const faultOf = (error: unknown, info: { componentStack?: string }): PageFault => ({
  release: releaseIn(stackOf(error)) ?? releaseIn(info.componentStack) ?? null,
  where: IN_TREE,
  error,
});

export interface FaultyPlace {
  page: { id: string; vertical: string } | null;
  slots: ReadonlySet<string>;
}

/** Attributes a fault to the page, when its own vertical threw, or to the one slot of that vertical. */
export function placed(fault: PageFault, { page, slots }: FaultyPlace): PageFault {
  const [vertical] = (fault.release ?? '').split('@');
  if (fault.where !== IN_TREE || vertical === undefined || vertical === '') return fault;
  if (page?.vertical === vertical) return { ...fault, where: page.id };
  const own = [...slots].filter((slot) => slot.startsWith(`${vertical} `));
  const [slot] = own;
  return slot === undefined || own.length > 1
    ? fault
    : { ...fault, where: slot.slice(vertical.length + 1) };
}

export function loaderFaults(
  { errors, matches }: StaticHandlerContext,
  releases: ReadonlyMap<string, string>,
): PageFault[] {
  return Object.entries(errors ?? {}).flatMap(([id, error]) => {
    if (isRouteErrorResponse(error)) return [];
    const handle = matches.find(({ route }) => route.id === id)?.route.handle as
      | RouteHandle
      | undefined;
    const release = releaseIn(stackOf(error)) ?? releases.get(handle?.vertical ?? '');
    return [{ release: release ?? null, where: id, error }];
  });
}

export const didPageFail = (body: string) => body.includes('<div data-page-pending');

const isPartLeftOut = (body: string) => body.includes(LEFT_OUT);

/** Of a page that failed when it was rendered, and not when it was asked why. */
const unheard = (release: string | null): PageFault => ({
  release,
  where: IN_TREE,
  error: new Error('the page failed, and did not when it was rendered again'),
});

/** Renders a tree again to hear what its parts throw: a string is rendered without a word of it. */
function renderFaults(app: ReactNode, signal: AbortSignal): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  return new Promise((resolve) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      onError: (error, info) => void faults.push(faultOf(error, info)),
      onShellError: () => resolve(faults),
      onAllReady() {
        resolve(faults);
        pipe(new PassThrough().resume());
      },
    });
    signal.addEventListener('abort', () => abort(), { once: true });
  });
}

/**
 * The page in one string. What threw now and then, or had its code on its way, is rendered once more, and is there then; a
 * page that failed the first time is a fault of `own`, its release, all the same.
 */
export async function renderBody(
  app: ReactNode,
  signal: AbortSignal,
  own: string | null,
): Promise<{ body: string; thrown: PageFault[] }> {
  const first = renderToString(app);
  if (!isPartLeftOut(first)) return { body: first, thrown: [] };
  const heard = await renderFaults(app, signal);
  if (heard.length > 0) return { body: first, thrown: heard };
  return { body: renderToString(app), thrown: didPageFail(first) ? [unheard(own)] : [] };
}
