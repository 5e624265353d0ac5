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

/** An overlong or malformed path is a 404, as is an unknown one. */
function asNotFound(error: unknown): unknown {
  const isBadPath =
    error instanceof ApiError && (error.statusCode === 400 || error.statusCode === 422);
  return isBadPath ? pageError(404, 'This page could not be found') : pageFailure(error);
}

/** The place of a page's URL; redirects from slugs of another language (OQ-13), throws a 404 for an unknown one. */
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
