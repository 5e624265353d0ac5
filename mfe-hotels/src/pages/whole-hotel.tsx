import { Whereabouts } from '@wayfare/map';
import { useLanguage } from '@wayfare/remote-kit';
import { paths } from '../domain/paths';
import { EMPTY_SEARCH } from '../domain/search/criteria';
import { writeSearch } from '../domain/search/search-query';
import type { LaterReviews } from '../api/reviews.api';
import { HotelView } from '../features/hotel/hotel-view';
import type { LoadedHotel } from '../features/hotel/load-hotel';
import { ReviewsSection } from '../features/reviews/reviews-section';
import { ShareHotel } from '../features/hotel/share-hotel';

/** Shared by both addresses of a hotel. */
export function WholeHotel({ loaded, reviews }: { loaded: LoadedHotel; reviews: LaterReviews }) {
  const language = useLanguage();
  const { hotel_id: id, name, latitude, longitude } = loaded.hotel;
  const search = writeSearch({
    ...(loaded.criteria ?? EMPTY_SEARCH),
    place: null,
    area: null,
    hotels: [id],
  });
  return (
    <HotelView
      loaded={loaded}
      share={<ShareHotel hotel={loaded.hotel} criteria={loaded.criteria} />}
      reviews={<ReviewsSection hotel={loaded.hotel} reviews={reviews} />}
      whereabouts={
        <Whereabouts
          name={name}
          point={{ latitude, longitude }}
          href={paths.map(language, new URLSearchParams({ search }))}
        />
      }
    />
  );
}
