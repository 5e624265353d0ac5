import type { SlotProps } from '@wayfare/remote-kit';
import { FeaturedHotels } from '../features/featured/featured-hotels';

/** Of the country in `countryCode`, else of popular places. */
export function Component({ params }: SlotProps) {
  return <FeaturedHotels countryCode={params?.countryCode} />;
}
