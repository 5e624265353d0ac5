import type { RouteHandle } from '@wayfare/remote-kit/host';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { stackOf } from '../platform/thrown';

/** Code of a page that threw what no page throws on purpose. */
export interface PageFault {
  /** of the release whose code it was, `name@version`; null where no stack tells */
  release: string | null;
  /** id of a route, or where in the tree */
  where: string;
  error: unknown;
}

/** Server bundles are evaluated under this name, so stacks tell whose code threw. */
const OF_RELEASE = /\b([a-z][a-z0-9-]*@[\w.-]+)\/server\/index\.cjs\b/;
/** Where a fault is that some part of the tree threw. */
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

/** The page that a fault stands in. */
export interface FaultyPlace {
  /** id of its route and the vertical that has it; null when the URL is that of none */
  page: { id: string; vertical: string } | null;
  /** `vertical slot-id` of each slot that it shows */
  slots: ReadonlySet<string>;
}

/**
 * A fault of the tree with the part that it is of: the page when its own vertical threw, else the slot when the page
 * shows one alone of that vertical. A stack tells whose code it was and not which part.
 */
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

/** What loaders threw, but for answers: those are thrown on purpose, or the API's. */
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

/** A part of the page was left to the browser since it could not be rendered. */
export const isPartLeftOut = (body: string) => body.includes(LEFT_OUT);

/** Renders a tree again to hear what its parts throw: a string is rendered without a word of it. */
export function renderFaults(app: ReactNode, signal: AbortSignal): Promise<PageFault[]> {
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
