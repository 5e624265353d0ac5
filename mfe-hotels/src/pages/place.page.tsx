/* One page for countries, destinations and cities: they differ in what lies below them. */
import { placeIn } from '@wayfare/domain';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { breadcrumbData } from '../domain/place/breadcrumb-data';
import { placeAlternates } from '../domain/place/place-alternates';
import { cardFacts } from '../domain/results/card-facts';
import { EMPTY_SEARCH, type StaySearch } from '../domain/search/criteria';
import { searchStateOf } from '../domain/search/search-state';
import { searchHotels, searchRequest } from '../api/hotels.api';
import { kept } from '../api/kept-for';
import { loadPlace } from '../api/load-place';
import { pageFailure } from '../api/page-failure';
import { SearchErrorBoundary } from '../features/search/search-error-boundary';
import { PlaceView } from './place/place-view';

export const startsWhenUsed = true;

export async function loader(context: LoaderContext) {
  const resolved = await loadPlace(context);
  if (resolved instanceof Response) return resolved;
  const { language } = context;
  context.cache?.(kept(false, `place-${resolved.place.id}`));
  const { search, breadcrumb } = searchStateOf(resolved.place, language);
  const place = { ...search.place, searchTerms: search.searchTerms };
  const criteria: StaySearch = { ...EMPTY_SEARCH, place };
  try {
    const { total, hotels } = await searchHotels(
      context.api,
      searchRequest(criteria, language, { size: search.size, page: 1 }),
    );
    const results = { total, hotels: hotels.map(cardFacts) };
    return { ...resolved, search, breadcrumb, criteria, results };
  } catch (error) {
    throw pageFailure(error);
  }
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function Component() {
  const { place, breadcrumb, children, criteria, results } = usePageData<typeof loader>();
  return (
    <PlaceView
      place={place}
      steps={breadcrumb}
      below={children}
      criteria={criteria}
      results={results}
    />
  );
}

export function meta({ data, language, t }: MetaContext<Data>): PageMeta {
  const inPlace = placeIn(data.search.searchTerms, language);
  return {
    title: t('place.title', { inPlace }),
    description: t('place.description', { inPlace }),
    alternates: placeAlternates(data.paths),
    structured: [breadcrumbData(data.breadcrumb, language, t('place.allCountries'))],
  };
}

export const ErrorBoundary = SearchErrorBoundary;
