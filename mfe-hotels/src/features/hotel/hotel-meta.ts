import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { paths } from '../../domain/paths';
import { breadcrumbData } from '../../domain/place/breadcrumb-data';
import { placeAlternates } from '../../domain/place/place-alternates';
import { hotelData } from './hotel-data';
import { stepsOf } from './hotel-steps';
import type { LoadedHotel } from './load-hotel';

/** The hotel's own path is canonical, whichever address opened the page (SEO-04, SEO-06). */
export function hotelMeta({ data: { hotel }, language, t }: MetaContext<LoadedHotel>): PageMeta {
  const values = {
    name: hotel.name,
    city: hotel.city_name,
    country: hotel.country_name,
    stars: t('card.stars', { count: hotel.stars }),
  };
  const title = t('hotel.title', values);
  return {
    title,
    description: t('hotel.description', values),
    alternates: placeAlternates(hotel.paths),
    canonicalPath: paths.place(language, hotel.paths[language]),
    image: {
      path: `/media/cards/hotel/${encodeURIComponent(hotel.hotel_id)}.${language}.png`,
      alt: title,
      width: 1200,
      height: 630,
    },
    structured: [
      hotelData(hotel, language),
      breadcrumbData(stepsOf(hotel), language, t('place.allCountries')),
    ],
  };
}
