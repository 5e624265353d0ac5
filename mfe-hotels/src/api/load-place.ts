import type { PlaceSuggestion, ResolvePathResult } from '@wayfare/api-contract';
import type { LoaderContext } from '@wayfare/remote-kit';
import { pageError } from '@wayfare/remote-kit';
import { ApiError } from '@wayfare/api-client';
import { redirect } from '@wayfare/router';
import { pathBelowHotels, paths } from '../domain/paths';
import { resolvePlace } from './places.api';
import { pageFailure } from './page-failure';

export interface ResolvedPlace extends ResolvePathResult {
  place: PlaceSuggestion;
}

/** A path that the API calls too long or wrong is a page that does not exist. */
function asNotFound(error: unknown): unknown {
  const isBadPath =
    error instanceof ApiError && (error.statusCode === 400 || error.statusCode === 422);
  return isBadPath ? pageError(404, 'This page could not be found') : pageFailure(error);
}

/** The place of a page's own URL. Gives a redirect when the slugs are another language's (OQ-13), throws a 404 for none. */
export async function loadPlace({
  api,
  language,
  params,
  url,
  signal,
}: LoaderContext): Promise<ResolvedPlace | Response> {
  const path = pathBelowHotels(params);
  const resolved = await resolvePlace(api, path, language, signal).catch((error: unknown) => {
    throw asNotFound(error);
  });
  const { place } = resolved;
  if (place === null) throw pageError(404, 'This page could not be found');
  const own = resolved.paths[language];
  if (own !== path) return redirect(paths.place(language, own, url.searchParams), 301);
  return { ...resolved, place };
}
