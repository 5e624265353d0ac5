import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { paths } from '../../paths';
import { placeAlternates } from '../places/load-place';
import type { LoadedHotel } from './load-hotel';

/** Head of a hotel's page, whichever address it was opened by: its own path is the canonical one (SEO-04, SEO-06). */
export function hotelMeta({ data: { hotel }, language, t }: MetaContext<LoadedHotel>): PageMeta {
  const values = { name: hotel.name, city: hotel.city_name, country: hotel.country_name, stars: t('card.stars', { count: hotel.stars }) };
  return {
    title: t('hotel.title', values),
    description: t('hotel.description', values),
    alternates: placeAlternates(hotel.paths),
    canonicalPath: paths.place(language, hotel.paths[language]),
  };
}
