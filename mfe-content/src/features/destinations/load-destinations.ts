import type { LoaderContext } from '@wayfare/remote-kit';
import { listDestinations } from '../../api/content.api';
import { toDestinationTeaser, type DestinationTeaser } from '../../domain/destination-teaser';
import { orUnavailable } from './content-failure';

export async function loadDestinations(
  context: Pick<LoaderContext, 'api' | 'language' | 'signal'>,
): Promise<DestinationTeaser[]> {
  const destinations = await orUnavailable(listDestinations(context));
  const { compare } = new Intl.Collator(context.language);
  return destinations.map(toDestinationTeaser).sort((a, b) => compare(a.title, b.title));
}
