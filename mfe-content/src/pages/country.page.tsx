import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { keptAsWritten } from '../api/kept-for';
import { CountryView } from '../features/places-by-country/country-view';
import { loadCountry, type LoadedCountry } from '../features/places-by-country/load-country';
import { PlaceErrorBoundary } from '../features/places-by-country/place-error-boundary';

export const startsWhenUsed = true;

export function loader(context: LoaderContext) {
  context.cache?.(keptAsWritten('places'));
  return loadCountry(context);
}

export function meta({ data, t }: MetaContext<LoadedCountry>): PageMeta {
  if (data.kind === 'all')
    return { title: t('country.metaTitle'), description: t('country.metaDescription') };
  const values = { country: data.label };
  // noindex: search engines get the page of the country's hotels instead
  return {
    title: t('country.metaTitleOne', values),
    description: t('country.metaDescriptionOne', values),
    noindex: true,
  };
}

export function Component() {
  return <CountryView found={usePageData<typeof loader>()} />;
}

export const ErrorBoundary = PlaceErrorBoundary;
