import type { SupportContact } from '@wayfare/domain';
import type { CachePolicy, Platform } from '@wayfare/remote-kit';
import type { RouteHandle } from '@wayfare/remote-kit/host';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { Readable } from 'node:stream';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../../app/app';
import { lostVerticals, type Arms } from '../../app/boot';
import { RemoteFailure } from '../../app/remote-failure';
import { bytesOf, type Room } from './bytes-of';
import type { Composition } from './composition';
import { allSettled, numberDeferred } from './deferred-data';
import { createCostMeter, type PageCost } from './page-cost';
import {
  didPageFail,
  loaderFaults,
  placed,
  renderBody,
  type FaultyPlace,
  type PageFault,
} from './page-faults';
import { lateFaults } from './late-faults';
import { combinedPolicy } from './combined-policy';
import { handleIn, headOf, originsOf } from './page-head';
import { pageScripts } from '../scripts/page-scripts';
import { pagePlatform } from './page-platform';
import { renderStream } from './render-stream';
import type { ServerApi } from '../platform/service-session';
import type { ShellAssets } from './shell-assets';
import type { TellEvent } from '../platform/site-events';
import { wordsOf } from '../platform/thrown';
import { wholeElsewhere } from '../scripts/whole-page';

export interface RenderOptions {
  api: ServerApi;
  flags: Record<string, boolean>;
  support: SupportContact;
  origin: string;
  development: boolean;
  tagManager: string | null;
  integrityPolicy: boolean;
  serviceWorker: boolean;
  isTraced: boolean;
  scriptOrigins: { readonly payment: readonly string[]; readonly tagManager: readonly string[] };
  assets: ShellAssets;
  roomForPage?: Room;
  tell: TellEvent;
}

export interface PageRequest {
  url: URL;
  signal: AbortSignal;
  nonce: string;
  address: string;
  /** it may wait for parts that it could send later: nobody waits for it, or who does has no scripts to put them in place */
  isUnhurried?: boolean;
  /** its beginning was sent before: what follows later must not be waited for now */
  isStreamed?: boolean;
  /** of a page in a rollout that somebody counts */
  arms?: Arms;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: Buffer | Readable;
  scripts: readonly string[];
  cache: Required<CachePolicy> | null;
  isPayment: boolean;
  isOverLimit: boolean;
  of: Pick<RouteHandle, 'vertical' | 'route'> | null;
  /** of a page with `arms`: the verticals whose page or slots it has */
  parts?: readonly string[];
  /** releases, `name@version`, that threw before it was answered */
  failed?: readonly string[];
  onSent?: () => void;
}

export interface FaultyPage extends RenderedPage {
  faults: readonly PageFault[];
  cost: PageCost;
}

interface AppToRender {
  app: ReactNode;
  slots: ReadonlySet<string>;
}

export function appFor(
  composition: Composition,
  context: StaticHandlerContext,
  options: RenderOptions & { platform: Platform },
): AppToRender {
  const slots = new Set<string>();
  const site = {
    origin: options.origin,
    manifests: composition.manifests,
    lost: lostVerticals(composition.boot),
    development: options.development,
  };
  const host = {
    verticals: composition.verticals,
    Failure: RemoteFailure,
    report: ({ vertical, where, error }: { vertical: string; where: string; error: unknown }) =>
      options.tell({
        event: 'part-failed',
        vertical,
        version: null,
        part: where,
        cause: wordsOf(error),
        error,
      }),
    onSlot: (vertical: string, id: string) => slots.add(`${vertical} ${id}`),
  };
  const store = createStore();
  const app = (
    <App site={site} host={host} platform={options.platform} i18n={composition.i18n} store={store}>
      <StaticRouterProvider
        router={createStaticRouter([], context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
  return { app, slots };
}

/** For how long a page is held back for parts that it could send later. */
const PATIENCE_MS = 50;
const LONG_PATIENCE_MS = 4_000;

const releasesIn = (composition: Composition) =>
  new Map(
    composition.boot.flatMap(({ manifest: { name }, release }) =>
      release === null ? [] : [[name, `${name}@${release.version}`] as const],
    ),
  );

const ownRelease = (releases: ReadonlyMap<string, string>, of: RenderedPage['of']) =>
  releases.get(of?.vertical ?? '') ?? null;

export async function renderPage(
  composition: Composition,
  page: PageRequest,
  options: RenderOptions,
): Promise<FaultyPage> {
  const visitor = { address: page.address, isOverLimit: false };
  const meter = createCostMeter(options.api.forPage(visitor));
  const declared: CachePolicy[] = [];
  const start = { whenUsed: false };
  const platform = pagePlatform({
    cache: (policy) => void declared.push(policy),
    startWhenUsed: () => (start.whenUsed = true),
    api: meter.api,
    hrefs: composition.hrefs,
    flags: options.flags,
    support: options.support,
  });
  const context = await composition
    .handlerOf(page.url.pathname)
    .query(new Request(page.url, { signal: page.signal }), { requestContext: platform });
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: { location: context.headers.get('location') ?? '/' },
      html: Buffer.alloc(0),
      scripts: [],
      cache: null,
      isPayment: false,
      isOverLimit: visitor.isOverLimit,
      faults: [],
      cost: meter.soFar(),
      of: null,
    };
  }
  const releases = releasesIn(composition);
  const faults = loaderFaults(context, releases);
  const { app, slots } = appFor(composition, context, { ...options, platform });
  const headers = { 'x-release-set': composition.id };
  const handle = handleIn(context) ?? null;
  // plain, since it goes from thread to thread
  const of = handle === null ? null : { vertical: handle.vertical, route: handle.route };
  const place = placeOf(context, slots);
  const isPayment = handle?.payment === true;
  const scripts = pageScripts(originsOf(options, isPayment));
  const head = () => headOf(composition, context, { page, options, slots, scripts, start });
  // what is missing in a page that is not whole may be there for the next who asks
  const cacheOf = ({ status, faults }: Pick<FaultyPage, 'status' | 'faults'>) =>
    status === 200 && faults.length === 0 && meter.soFar().failures === 0 && !isPayment
      ? combinedPolicy(declared)
      : null;
  numberDeferred(context.loaderData);
  const patience = page.isUnhurried === true ? LONG_PATIENCE_MS : PATIENCE_MS;
  if (page.isStreamed === true || !(await allSettled(context.loaderData, patience))) {
    const late = lateFaults(options.tell, place);
    const streamed = await renderStream(app, {
      nonce: page.nonce,
      signal: page.signal,
      head: () => (page.isUnhurried === true ? head() : [...head(), wholeElsewhere(page.url)]),
      onFault: late.tell,
    });
    const known = [...faults, ...streamed.faults].map((fault) => placed(fault, place));
    late.know(known);
    const made = {
      status: context.statusCode,
      headers,
      html: streamed.html,
      scripts: [...scripts.hashes, `'nonce-${page.nonce}'`],
      isPayment,
      isOverLimit: visitor.isOverLimit,
      faults: known,
    };
    const parts = partsOf(page, of, slots);
    return { ...made, cache: cacheOf(made), cost: meter.soFar(), of, ...parts };
  }
  // Without a part that follows later, one string costs less than half of a stream.
  const own = ownRelease(releases, of);
  const { body, thrown } = await renderBody(app, page.signal, own);
  faults.push(...thrown.map((fault) => placed(fault, place)));
  const end = body.indexOf('</head>');
  const html = bytesOf(
    [`<!DOCTYPE html>${body.slice(0, end)}`, ...head(), body.slice(end)],
    options.roomForPage,
  );
  const status = didPageFail(body) ? 500 : context.statusCode;
  const cost = meter.soFar();
  const { isOverLimit } = visitor;
  const made = { status, headers, html, scripts: scripts.hashes, isPayment, isOverLimit, faults };
  return { ...made, cache: cacheOf(made), cost, of, ...partsOf(page, of, slots) };
}

function partsOf(
  { arms }: PageRequest,
  of: RenderedPage['of'],
  slots: ReadonlySet<string>,
): Pick<RenderedPage, 'parts'> {
  if (arms === undefined) return {};
  const ofSlots = [...slots].map((slot) => slot.slice(0, slot.indexOf(' ')));
  return { parts: [...new Set([...(of === null ? [] : [of.vertical]), ...ofSlots])] };
}

function placeOf(context: StaticHandlerContext, slots: ReadonlySet<string>): FaultyPlace {
  const vertical = handleIn(context)?.vertical;
  const id = context.matches.at(-1)?.route.id;
  return { page: vertical === undefined || id === undefined ? null : { id, vertical }, slots };
}
