import { isApiError } from '@wayfare/api-client';
import type { ClimateResult } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import { pageError, withQuery } from '@wayfare/remote-kit';
import type { LoaderContext } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { findClimate, findDestination, listArticles } from '../../api/content.api';
import { describePlace } from '../../api/place-tree.api';
import { nullWhenFailed } from '../../api/when-failed';
import { toTeaser, type ArticleTeaser } from '../../domain/article-teaser';
import { slugIn } from '../../domain/localized-slug';
import { paths } from '../../domain/paths';
import { INVALID_URL, orUnavailable } from './content-failure';

const ARTICLES = 3;

const refused = (error: unknown, ...statuses: number[]) =>
  isApiError(error) && statuses.includes(error.statusCode);

/** null for an unknown or invalid slug. */
async function findBySlug(
  slug: string,
  asking: Pick<LoaderContext, 'api' | 'language' | 'signal'>,
) {
  try {
    return await findDestination(slug, asking);
  } catch (error) {
    if (refused(error, 400, 404, 422)) return null;
    throw error;
  }
}

/** The page language's slug of a country requested by another's. */
async function nativeSlug(
  slug: string,
  { api, language, signal }: LoaderContext,
): Promise<string | null> {
  const others = LANGUAGES.filter((other) => other !== language);
  const found = await Promise.all(
    others.map((other) => findBySlug(slug, { api, language: other, signal })),
  );
  return (
    found
      .map((destination) => (destination === null ? null : slugIn(language, destination)))
      .find((native) => native !== null) ?? null
  );
}

/** Empty where the climate is unknown. */
async function listClimate(
  countryCode: string,
  context: LoaderContext,
): Promise<ClimateResult['places']> {
  try {
    return (await findClimate(countryCode, context)).places;
  } catch (error) {
    if (refused(error, 404)) return [];
    throw error;
  }
}

async function listAbout(countryCode: string, context: LoaderContext): Promise<ArticleTeaser[]> {
  const articles = await listArticles(context);
  return articles
    .filter(({ countries }) => countries.includes(countryCode))
    .slice(0, ARTICLES)
    .map(toTeaser);
}

/** By the page language's slug; any other spelling redirects permanently (OQ-13). */
export async function loadVacation(context: LoaderContext) {
  const { language, params, url } = context;
  const asked = params.country ?? '';
  const slug = asked.toLowerCase();
  const destination = await orUnavailable(findBySlug(slug, context));
  const native = destination?.slug ?? (await orUnavailable(nativeSlug(slug, context)));
  if (native === null) throw pageError(404, INVALID_URL);
  if (destination === null || native !== asked)
    return redirect(withQuery(paths.vacation(language, native), url.searchParams), 301);
  const { countryCode } = destination;
  const [climate, place, articles] = await Promise.all([
    nullWhenFailed(listClimate(countryCode, context)),
    nullWhenFailed(describePlace({ codeCountry: countryCode }, context)),
    nullWhenFailed(listAbout(countryCode, context)),
  ]);
  return { destination, climate, articles, hotelPaths: place?.paths ?? null };
}

export type LoadedVacation = Exclude<Awaited<ReturnType<typeof loadVacation>>, Response>;
