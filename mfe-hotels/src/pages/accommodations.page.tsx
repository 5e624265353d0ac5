import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { kept } from '../api/kept-for';
import { isAborted } from '../api/page-failure';
import { loadPopularPlaces } from '../api/places.api';
import { AccommodationsView } from './accommodations/accommodations-view';

export async function loader({ api, language, signal, cache }: LoaderContext) {
  cache?.(kept(false));
  try {
    return { popular: await loadPopularPlaces(api, language, signal) };
  } catch (error) {
    if (isAborted(error)) throw error;
    // the form works without it
    return { popular: null };
  }
}

export function Component() {
  const { popular } = usePageData<typeof loader>();
  return <AccommodationsView popular={popular} />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('accommodations.title'), description: t('accommodations.description') };
}
