import type { LoaderContext } from '@wayfare/remote-kit';
import { listDestinations } from '../../api/content.api';
import { orUnavailable } from './content-failure';
import { toDestinationTeaser, type DestinationTeaser } from './destination-teaser';

/** All countries by name. */
export async function loadDestinations(
  context: Pick<LoaderContext, 'api' | 'language' | 'signal'>,
): Promise<DestinationTeaser[]> {
  const destinations = await orUnavailable(listDestinations(context));
  const { compare } = new Intl.Collator(context.language);
  return destinations.map(toDestinationTeaser).sort((a, b) => compare(a.title, b.title));
}
