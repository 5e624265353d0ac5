import { languageOfPath } from '@wayfare/domain';
import type { RouteHandle } from '@wayfare/remote-kit/host';
import type { StaticHandlerContext } from 'react-router-dom';
import type { Piece } from './bytes-of';
import type { Composition } from './composition';
import { withoutPromises } from './deferred-data';
import { headInjection } from './head-injection';
import { pageFiles } from './page-files';
import type { PageScripts } from '../scripts/page-scripts';
import type { PageRequest, RenderOptions } from './render-page';

export const handleIn = ({ matches }: StaticHandlerContext) =>
  matches.at(-1)?.route.handle as RouteHandle | undefined;

export function originsOf(options: RenderOptions, isPayment: boolean): readonly string[] {
  const { payment, tagManager } = options.scriptOrigins;
  const isHashed = options.integrityPolicy && !isPayment;
  return [...(isHashed ? [] : payment), ...(isPayment ? [] : tagManager)];
}

export interface HeadParts {
  scripts: PageScripts;
  start: { readonly whenUsed: boolean };
  page: PageRequest;
  options: RenderOptions;
  slots: ReadonlySet<string>;
}

export function headOf(
  composition: Composition,
  context: StaticHandlerContext,
  { page, options, slots, scripts, start }: HeadParts,
): Piece[] {
  const language = languageOfPath(page.url.pathname);
  const isPayment = handleIn(context)?.payment === true;
  const integrityPolicy = options.integrityPolicy && !isPayment;
  return headInjection({
    scripts,
    startsWhenUsed: start.whenUsed,
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
      tagManager: isPayment ? null : options.tagManager,
      integrityPolicy,
      serviceWorker: options.serviceWorker,
      development: options.development,
      ...(options.isTraced ? { traces: true as const } : {}),
      ...(page.arms === undefined ? {} : { arms: page.arms }),
    },
  });
}
