import { forLanguages, placeIn } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { wordsOf } from '../platform/texts/words';
import type { Place, SeoText } from './records/records';

type Texts = Pick<SeoText, 'title' | 'description'>;

const words = (language: Language) => wordsOf(language, 'places');

/** "Barcelona, Catalonia, Spain", repeated names collapsed. */
function whereabouts(place: Place, language: Language): string {
  const names = [place.city, place.destination, place.country].flatMap((above) =>
    above === null ? [] : [above.names[language]],
  );
  return placeIn([...new Set(names)].join(', '), language);
}

const ofHotel = (place: Place): Texts => ({
  title: forLanguages((language) =>
    words(language)('hotel.title', {
      name: place.names[language],
      city: (place.city ?? place.country).names[language],
    }),
  ),
  description: forLanguages((language) =>
    words(language)('hotel.description', {
      name: place.names[language],
      where: whereabouts(place, language),
    }),
  ),
});

export function seoTextOf(place: Place): SeoText {
  if (place.type === 'hotel') return { place, ...ofHotel(place) };
  const where = (language: Language) => placeIn(place.names[language], language);
  return {
    place,
    title: forLanguages((language) => words(language)('place.title', { where: where(language) })),
    description: forLanguages((language) =>
      place.hotelCount === 0
        ? words(language)('place.empty', { where: where(language) })
        : words(language)('place.description', {
            places: new Intl.NumberFormat(language).format(place.hotelCount),
            where: whereabouts(place, language),
          }),
    ),
  };
}

/** Texts before a place is chosen (API-37). */
export const seoTextOfAll = (language: Language) => ({
  title: words(language)('all.title'),
  description: words(language)('all.description'),
});
