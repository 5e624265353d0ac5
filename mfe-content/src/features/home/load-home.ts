import { siteDay } from '@wayfare/domain';
import { deferred } from '@wayfare/remote-kit';
import type { LoaderContext } from '@wayfare/remote-kit';
import { listArticles, listDestinations } from '../../api/content.api';
import { keptAsWritten } from '../../api/kept-for';
import { listPopularPlaces } from '../../api/places.api';
import { nullWhenFailed } from '../../api/when-failed';
import { toTeaser, type ArticleTeaser } from '../../domain/article-teaser';
import { toDestinationTeaser, type DestinationTeaser } from '../../domain/destination-teaser';
import { chooseForMonth, type SeasonChoice } from './in-season';

export const DESTINATIONS_SHOWN = 6;
export const ARTICLES_SHOWN = 3;

async function chooseDestinations(
  context: LoaderContext,
): Promise<SeasonChoice<DestinationTeaser>> {
  const month = Number(siteDay().slice(5, 7));
  const { chosen, ...season } = chooseForMonth(
    await listDestinations(context),
    month,
    DESTINATIONS_SHOWN,
  );
  return { ...season, chosen: chosen.map(toDestinationTeaser) };
}

async function newestArticles(context: LoaderContext): Promise<ArticleTeaser[]> {
  return (await listArticles(context)).slice(0, ARTICLES_SHOWN).map(toTeaser);
}

/** All parts are deferred: each arrives in the same response, or says that it failed. */
export function loadHome(context: LoaderContext) {
  context.cache?.(keptAsWritten('home'));
  return {
    places: deferred(listPopularPlaces(context.api, context.language, context.signal)),
    destinations: deferred(nullWhenFailed(chooseDestinations(context))),
    articles: deferred(nullWhenFailed(newestArticles(context))),
  };
}
