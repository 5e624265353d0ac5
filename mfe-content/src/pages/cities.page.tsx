import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { keptAsWritten } from '../api/kept-for';
import { CitiesView } from '../features/places-by-country/cities-view';
import { loadCities, type LoadedCities } from '../features/places-by-country/load-cities';
import { PlaceErrorBoundary } from '../features/places-by-country/place-error-boundary';

export const startsWhenUsed = true;

export function loader(context: LoaderContext) {
  context.cache?.(keptAsWritten('places'));
  return loadCities(context);
}

export function meta({ data, t }: MetaContext<LoadedCities>): PageMeta {
  if (data.kind === 'popular')
    return { title: t('cities.metaTitle'), description: t('cities.metaDescription') };
  const values = { place: data.label };
  // noindex: search engines get the page of the place's hotels instead
  return {
    title: t('cities.titleIn', values),
    description: t('cities.metaDescriptionIn', values),
    noindex: true,
  };
}

export function Component() {
  return <CitiesView found={usePageData<typeof loader>()} />;
}

export const ErrorBoundary = PlaceErrorBoundary;
