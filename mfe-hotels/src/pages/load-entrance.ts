import type { LoaderContext } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { exactMatch } from '@wayfare/search';
import { readPlainSearch } from '../domain/search/plain-search';
import { searchHref } from '../domain/search/search-href';
import { EMPTY_SEARCH } from '../domain/search/criteria';
import { kept } from '../api/kept-for';
import { isAborted } from '../api/page-failure';
import { resolvePlace, suggestPlaces } from '../api/places.api';

async function loadCountries({ api, language, signal }: LoaderContext) {
  try {
    return (await resolvePlace(api, '', language, signal)).children;
  } catch (error) {
    if (isAborted(error)) throw error;
    return null;
  }
}

/** Text typed without a script redirects to its results when it means a single place. */
export async function loadEntrance(context: LoaderContext) {
  const { api, language, url, signal } = context;
  const plain = readPlainSearch(url.searchParams);
  context.cache?.(kept(false));
  if (plain === null)
    return {
      view: 'entrance' as const,
      draft: EMPTY_SEARCH,
      countries: await loadCountries(context),
      typed: null,
    };
  const suggestions = await suggestPlaces(api, plain.text, language, signal);
  const match = exactMatch(plain.text, suggestions, ({ label }) => [label]);
  if (match !== null) return redirect(searchHref(match, plain.search, language));
  return {
    view: 'entrance' as const,
    draft: plain.search,
    countries: null,
    typed: { text: plain.text.slice(0, 120), suggestions },
  };
}
