import { ApiError, type ApiClient } from '@wayfare/api-client';
import { cachedCall, KEEP_MS, queryKey } from '@wayfare/api-client/query-cache';
import { mapStop, type MapStop, type MapStopRequest } from '@wayfare/api-contract';
import { pageError, withQuery, type LoaderContext } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';

export type StopKind = MapStopRequest['kind'];

/** Stop by a journey's code; cached by the tab. */
export function stopQuery(api: ApiClient, request: MapStopRequest) {
  return {
    queryKey: queryKey(mapStop, request),
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(mapStop, request, { signal }),
    staleTime: KEEP_MS,
  };
}

const notFound = () => pageError(404, 'This page could not be found');

function asPageError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code === 'ABORTED') return error;
  // an invalid slug is a 404 too
  return error.statusCode === 422 ? notFound() : pageError(error.statusCode, error.code);
}

/** Stop of a `slug`: redirects to the canonical spelling, throws a 404 for an unknown one. */
export async function loadStop(
  { api, language, params, url, hrefs }: LoaderContext,
  kind: StopKind,
): Promise<MapStop | Response> {
  const { slug = '' } = params;
  const request = { kind, place: slug, language };
  const stop = await cachedCall(api, mapStop, request, { staleTime: KEEP_MS }).catch(
    (error: unknown) => {
      throw asPageError(error);
    },
  );
  if (stop === null) throw notFound();
  if (stop.slug === slug) return stop;
  const { route, params: own } = stop.page;
  return redirect(withQuery(hrefs.href(route, language, own), url.searchParams), 301);
}
