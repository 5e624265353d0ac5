import type { FastifyInstance, FastifyRequest } from 'fastify';
import { told } from '@wayfare/server/telemetry/told';
import { releaseOf, type ReleasePlan } from '../releases/release-plan';
import type { RenderedPage } from '../render/render-page';

/** What a page was made of, and not whose it was: no address, no query, no visitor. */
export interface ServedPage {
  readonly of: RenderedPage['of'];
  readonly plan: ReleasePlan;
  readonly isKept: boolean;
}

export interface PageLine {
  readonly status: number;
  readonly route: string;
  readonly version: string | null;
  readonly set: string | null;
  readonly from: 'cache' | 'render' | 'shell';
  readonly seconds: number;
}

export const servedPages = told<PageLine>('wayfare:served-page');

const served = new WeakMap<FastifyRequest, ServedPage>();

/** Says which page answers a request; without it the shell itself did. */
export const noteServed = (request: FastifyRequest, page: ServedPage): void =>
  void served.set(request, page);

function versionOf({ of, plan }: ServedPage): string | null {
  const planned = plan.verticals.find(({ name }) => name === of?.vertical);
  return planned === undefined ? null : (releaseOf(planned)?.version ?? null);
}

const nameOf = (of: RenderedPage['of']): string =>
  of === null ? 'none' : `${of.vertical}.${of.route}`;

export function pageFacts(
  request: FastifyRequest,
): Pick<PageLine, 'route' | 'version' | 'set' | 'from'> {
  const page = served.get(request);
  return {
    route: nameOf(page?.of ?? null),
    version: page === undefined ? null : versionOf(page),
    set: page?.plan.id ?? null,
    from: page === undefined ? 'shell' : page.isKept ? 'cache' : 'render',
  };
}

/** One line and one fact for each page that was answered, when it was sent. */
export function registerPageLog(
  app: FastifyInstance,
  isPage: (request: FastifyRequest) => boolean,
) {
  app.addHook('onResponse', async (request, reply) => {
    if (!isPage(request)) return;
    const line: PageLine = {
      status: reply.statusCode,
      ...pageFacts(request),
      seconds: Math.round(reply.elapsedTime) / 1_000,
    };
    servedPages.tell(line);
    request.log.info({ ...line, trace: request.id }, 'page');
  });
}
