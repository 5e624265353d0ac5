import type { LoaderContext } from '@wayfare/remote-kit';
import { listDestinations } from '../../api/content.api';
import { listBelow } from '../../api/place-tree.api';
import { nullWhenFailed } from '../../api/when-failed';
import { askedCountry } from './asked-place';
import { findPlace } from './find-place';

/** Slug of the country's editorial page, if there is one. */
async function destinationSlug(
  countryCode: string,
  context: LoaderContext,
): Promise<string | null> {
  const destinations = await nullWhenFailed(listDestinations(context));
  return destinations?.find((destination) => destination.countryCode === countryCode)?.slug ?? null;
}

/** A country, or all with hotels. */
export async function loadCountry(context: LoaderContext) {
  const asked = askedCountry(context.url.searchParams);
  if (asked === null)
    return { kind: 'all' as const, countries: (await listBelow('', context)).children };
  const { place, below } = await findPlace(asked, context);
  const slug = await destinationSlug(place.id, context);
  return {
    kind: 'country' as const,
    label: place.label,
    code: place.id,
    path: place.path,
    regions: below,
    slug,
  };
}

export type LoadedCountry = Awaited<ReturnType<typeof loadCountry>>;
