import { isApiError } from '@wayfare/api-client';
import type { Language } from '@wayfare/domain';
import { translatorOf, type I18nByLanguage } from '@wayfare/i18n';
import { data } from '@wayfare/router';
import type { CachePolicy } from '../cache-policy';
import type { ManifestRoute } from '../manifest';
import type { PageModule } from '../page';
import { pageError } from '../page-error';
import type { Platform } from '../use-page';
import type { HostedVertical } from './hosted-vertical';
import { pageHead, type PageHead } from './head';
import { RemoteError } from './remote-error';

export type Guard = (platform: Platform) => void | Promise<void>;

export interface HostServices {
  platform: (requestContext: unknown) => Platform;
  i18n: I18nByLanguage;
  guards: Readonly<Record<string, Guard>>;
  cache?: (policy: CachePolicy, requestContext: unknown) => void;
  startWhenUsed?: (requestContext: unknown) => void;
  /** before the guards; a promise that never resolves keeps the page out of this document */
  beforeEnter?: (route: Pick<ManifestRoute, 'payment'>, request: Request) => void | Promise<void>;
}

export interface PageLoad {
  data: unknown;
  head: PageHead;
}

interface LoaderArguments {
  request: Request;
  params: Record<string, string | undefined>;
  context?: unknown;
}

/** Throws 404 "Not Found" for a page whose flag is off (PLT-20 to PLT-22). */
export function checkFlag(flag: string | undefined, flags: Platform['flags']): void {
  if (flag !== undefined && flags[flag] !== true) throw pageError(404, 'Not Found');
}

async function checkGuards(
  route: ManifestRoute,
  platform: Platform,
  guards: HostServices['guards'],
): Promise<void> {
  checkFlag(route.flag, platform.flags);
  for (const name of route.guards) {
    const guard = guards[name];
    if (guard === undefined) throw pageError(500, `Unknown middleware ${name}`);
    await guard(platform);
  }
}

const definedParams = (params: LoaderArguments['params']) =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function asRouteError(error: unknown): unknown {
  if (isApiError(error))
    return data(
      { message: error.message, code: error.code, requestId: error.requestId },
      { status: error.statusCode },
    );
  if (error instanceof RemoteError)
    return data(
      { message: error.message, code: 'REMOTE', vertical: error.vertical, isLate: error.isLate },
      { status: 503 },
    );
  return error;
}

/** the router takes the status from here; the data is the same */
const answer = (load: PageLoad, status?: number) =>
  status === undefined ? load : data(load, { status });

/** Loader of a vertical's route: guards, code, data, head. */
export function pageLoader(
  hosted: HostedVertical,
  route: ManifestRoute,
  language: Language,
  services: HostServices,
) {
  async function load(
    page: PageModule,
    { request, params, context }: LoaderArguments,
    { api, hrefs, flags, support }: Platform,
  ): Promise<ReturnType<typeof answer> | Response> {
    if (page.startsWhenUsed === true) services.startWhenUsed?.(context);
    const url = new URL(request.url);
    const known = definedParams(params);
    const loaded = await page.loader?.({
      language,
      params: known,
      url,
      api,
      hrefs,
      signal: request.signal,
      // guarded pages are personal: never shared
      cache(policy) {
        if (route.guards.length === 0) services.cache?.(policy, context);
      },
    });
    if (loaded instanceof Response) return loaded;
    const t = translatorOf(services.i18n[language], hosted.name);
    const meta = page.meta?.({ data: loaded, language, params: known, url, flags, support, t }) ?? {
      title: '',
    };
    return answer({ data: loaded, head: pageHead(route, known, url.pathname, meta) }, meta.status);
  }

  return async (call: LoaderArguments): Promise<ReturnType<typeof answer> | Response> => {
    const platform = services.platform(call.context);
    try {
      await services.beforeEnter?.(route, call.request);
      await checkGuards(route, platform, services.guards);
      const part = hosted.page(route.name, language);
      try {
        return await load(await part.retry(), call, platform);
      } catch (error) {
        if (call.request.signal.aborted || !(await part.standIn(error))) throw error;
        return await load(await part.load(), call, platform);
      }
    } catch (error) {
      throw asRouteError(error);
    }
  };
}
