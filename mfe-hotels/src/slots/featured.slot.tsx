import type { SlotProps } from '@wayfare/remote-kit';
import { FeaturedHotels } from '../features/featured/featured-hotels';

/** Featured hotels: of the country that the page names as `countryCode`, or of popular places. */
export function Component({ params }: SlotProps) {
  return <FeaturedHotels countryCode={params?.countryCode} />;
}
