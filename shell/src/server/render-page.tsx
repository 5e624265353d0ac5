import type { Consent } from '@wayfare/analytics/shell';
import { languageOfPath, type SupportContact } from '@wayfare/domain';
import type { Platform } from '@wayfare/remote-kit';
import type { RouteHandle } from '@wayfare/remote-kit/host';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Readable } from 'node:stream';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { App } from '../app/app';
import { lostVerticals } from '../app/boot';
import { consentAtom } from '../app/consent-state';
import { RemoteFailure } from '../app/remote-failure';
import { bytesOf, type Piece, type Room } from './bytes-of';
import type { Composition } from './composition';
import { allSettled, numberDeferred, withoutPromises } from './deferred-data';
import { headInjection } from './head-injection';
import { createCostMeter, type PageCost } from './page-cost';
import {
  isPartLeftOut,
  loaderFaults,
  placed,
  renderFaults,
  type FaultyPlace,
  type PageFault,
} from './page-faults';
import { pageFiles } from './page-files';
import { renderStream } from './render-stream';
import type { ServerApi } from './service-session';
import type { ShellAssets } from './shell-assets';
import { ofRelease, type TellEvent } from './site-events';
import { wordsOf } from './thrown';

export interface RenderOptions {
  api: ServerApi;
  flags: Record<string, boolean>;
  support: SupportContact;
  origin: string;
  development: boolean;
  tagManager: string | null;
  /** pages without a payment run only scripts whose hash they name */
  integrityPolicy: boolean;
  /** browsers keep the page that they show without a network */
  serviceWorker: boolean;
  /** origins of others' scripts: the payment provider's, and on pages without a payment the tag manager's */
  scriptOrigins: { readonly payment: readonly string[]; readonly tagManager: readonly string[] };
  assets: ShellAssets;
  /** where a whole page is written; memory of its own otherwise */
  roomForPage?: Room;
  tell: TellEvent;
}

export interface PageRequest {
  url: URL;
  signal: AbortSignal;
  nonce: string;
  suggestDutch: boolean;
  /** what the visitor agreed to before; null for one who was not asked */
  consent: Consent | null;
  /** of the visitor, for whom calls count */
  address: string;
  /** its beginning was sent before: what follows later must not be waited for now */
  isStreamed?: boolean;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** the whole page, or a stream of it when a part of its data follows later */
  html: Buffer | Readable;
  /** a card may be entered on it */
  isPayment: boolean;
  /** the API refused a call of it for their number */
  isOverLimit: boolean;
  /** to be called when all of it was sent: its memory is used again */
  onSent?: () => void;
}

/** A page with what its verticals' code threw meanwhile, and what it cost. */
export interface FaultyPage extends RenderedPage {
  faults: readonly PageFault[];
  cost: PageCost;
  /** the route that it is of; null when the URL is that of none */
  of: Pick<RouteHandle, 'vertical' | 'route'> | null;
}

interface AppToRender {
  app: ReactNode;
  /** filled while rendering: `vertical slot-id` of each slot that was shown */
  slots: ReadonlySet<string>;
}

/** The tree of a page, with its data in it. */
export function appFor(
  composition: Composition,
  context: StaticHandlerContext,
  page: PageRequest,
  options: RenderOptions & { platform: Platform },
): AppToRender {
  const slots = new Set<string>();
  const site = {
    origin: options.origin,
    manifests: composition.manifests,
    lost: lostVerticals(composition.boot),
    suggestDutch: page.suggestDutch,
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
  if (page.consent !== null) store.set(consentAtom, page.consent);
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

/** A page that failed to render leaves its waiting place in the HTML; the browser tries it again. */
const didPageFail = (body: string) => body.includes('<div data-page-pending');

const releasesIn = (composition: Composition) =>
  new Map(
    composition.boot.flatMap(({ manifest: { name }, release }) =>
      release === null ? [] : [[name, `${name}@${release.version}`] as const],
    ),
  );

/** One page as HTML: loaders, then the tree, then the files it needs in the head. */
export async function renderPage(
  composition: Composition,
  page: PageRequest,
  options: RenderOptions,
): Promise<FaultyPage> {
  const visitor = { address: page.address, isOverLimit: false };
  const meter = createCostMeter(options.api.forPage(visitor));
  const platform: Platform = {
    api: meter.api,
    hrefs: composition.hrefs,
    flags: options.flags,
    support: options.support,
    signIn: () => Promise.resolve(),
    updateProfile: () => undefined,
    logout: () => Promise.resolve(),
  };
  const context = await composition
    .handlerOf(page.url.pathname)
    .query(new Request(page.url, { signal: page.signal }), { requestContext: platform });
  if (context instanceof Response) {
    return {
      status: context.status,
      headers: { location: context.headers.get('location') ?? '/' },
      html: Buffer.alloc(0),
      isPayment: false,
      isOverLimit: visitor.isOverLimit,
      faults: [],
      cost: meter.soFar(),
      of: null,
    };
  }
  const faults = loaderFaults(context, releasesIn(composition));
  const { app, slots } = appFor(composition, context, page, { ...options, platform });
  const headers = { 'x-release-set': composition.id };
  const of = handleIn(context) ?? null;
  const place = placeOf(context, slots);
  const isPayment = of?.payment === true;
  const head = () => headOf(composition, context, { page, options, slots });
  numberDeferred(context.loaderData);
  if (page.isStreamed === true || !(await allSettled(context.loaderData, PATIENCE_MS))) {
    const streamed = await renderStream(app, {
      nonce: page.nonce,
      signal: page.signal,
      head,
      onFault(fault) {
        const { release, where, error } = placed(fault, place);
        const cause = wordsOf(error);
        options.tell({ event: 'part-failed', ...ofRelease(release), part: where, cause, error });
      },
    });
    const { isOverLimit } = visitor;
    return {
      status: context.statusCode,
      headers,
      html: streamed.html,
      isPayment,
      isOverLimit,
      faults: [...faults, ...streamed.faults].map((fault) => placed(fault, place)),
      cost: meter.soFar(),
      of,
    };
  }
  // Without a part that follows later, one string costs less than half of a stream.
  const body = renderToString(app);
  const end = body.indexOf('</head>');
  const html = bytesOf(
    [`<!DOCTYPE html>${body.slice(0, end)}`, ...head(), body.slice(end)],
    options.roomForPage,
  );
  const status = didPageFail(body) ? 500 : context.statusCode;
  const cost = meter.soFar();
  if (isPartLeftOut(body))
    for (const fault of await renderFaults(app, page.signal)) faults.push(placed(fault, place));
  const { isOverLimit } = visitor;
  return { status, headers, html, isPayment, isOverLimit, faults, cost, of };
}

const handleIn = ({ matches }: StaticHandlerContext) =>
  matches.at(-1)?.route.handle as RouteHandle | undefined;

function placeOf(context: StaticHandlerContext, slots: ReadonlySet<string>): FaultyPlace {
  const vertical = handleIn(context)?.vertical;
  const id = context.matches.at(-1)?.route.id;
  return { page: vertical === undefined || id === undefined ? null : { id, vertical }, slots };
}

interface HeadParts {
  page: PageRequest;
  options: RenderOptions;
  slots: ReadonlySet<string>;
}

function headOf(
  composition: Composition,
  context: StaticHandlerContext,
  { page, options, slots }: HeadParts,
): Piece[] {
  const language = languageOfPath(page.url.pathname);
  const isPayment = handleIn(context)?.payment === true;
  const integrityPolicy = options.integrityPolicy && !isPayment;
  const { payment, tagManager } = options.scriptOrigins;
  return headInjection({
    scriptOrigins: [...(integrityPolicy ? [] : payment), ...(isPayment ? [] : tagManager)],
    nonce: page.nonce,
    main: options.assets.main,
    files: pageFiles(options.assets, composition.files, {
      handle: handleIn(context),
      language,
      slots,
    }),
    boot: {
      set: composition.id,
      build: options.assets.build,
      language,
      origin: options.origin,
      flags: options.flags,
      support: options.support,
      verticals: composition.boot,
      hydration: { loaderData: withoutPromises(context.loaderData), errors: context.errors },
      suggestDutch: page.suggestDutch,
      consent: page.consent,
      tagManager: isPayment ? null : options.tagManager,
      integrityPolicy,
      serviceWorker: options.serviceWorker,
      development: options.development,
    },
  });
}
