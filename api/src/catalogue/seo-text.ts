import type { Language } from '@wayfare/domain';
import type { Names, Place, SeoText } from './records';

/** "Barcelona, Catalonia, Spain" from the place outwards, without saying a name twice. */
function whereabouts(place: Place, language: Language): string {
  const names = [place.city, place.destination, place.country].flatMap((above) => (above === null ? [] : [above.names[language]]));
  return [...new Set(names)].join(', ');
}

function count(place: Place, language: Language): string {
  return new Intl.NumberFormat(language).format(place.hotelCount);
}

function ofHotel(place: Place): Pick<SeoText, 'title' | 'description'> {
  const city: Names = place.city?.names ?? place.country.names;
  return {
    title: { en: `${place.names.en}, ${city.en}`, nl: `${place.names.nl}, ${city.nl}` },
    description: {
      en: `Rooms, photos and prices of ${place.names.en} in ${whereabouts(place, 'en')}. The price includes all taxes from the start.`,
      nl: `Kamers, foto's en prijzen van ${place.names.nl} in ${whereabouts(place, 'nl')}. De prijs is vanaf het begin inclusief alle belastingen.`,
    },
  };
}

function ofEmptyPlace(place: Place): Pick<SeoText, 'title' | 'description'> {
  return {
    title: { en: `Hotels in ${place.names.en}`, nl: `Hotels in ${place.names.nl}` },
    description: {
      en: `There are no hotels in ${place.names.en} yet. Look at places nearby.`,
      nl: `Er zijn nog geen hotels in ${place.names.nl}. Bekijk plaatsen in de buurt.`,
    },
  };
}

/** Title and description of a place in both languages. */
export function seoTextOf(place: Place): SeoText {
  if (place.type === 'hotel') return { place, ...ofHotel(place) };
  if (place.hotelCount === 0) return { place, ...ofEmptyPlace(place) };
  return {
    place,
    title: { en: `Hotels in ${place.names.en}`, nl: `Hotels in ${place.names.nl}` },
    description: {
      en: `Compare ${count(place, 'en')} places to stay in ${whereabouts(place, 'en')}: hotels, apartments and more, with the total price including taxes.`,
      nl: `Vergelijk ${count(place, 'nl')} verblijven in ${whereabouts(place, 'nl')}: hotels, appartementen en meer, met de totaalprijs inclusief belastingen.`,
    },
  };
}

/** Title and description of all places together: what there is before one is chosen (API-37). */
export const SEO_TEXT_OF_ALL: Pick<SeoText, 'title' | 'description'> = {
  title: { en: 'Hotels worldwide', nl: 'Hotels wereldwijd' },
  description: {
    en: 'Compare places to stay all over the world: hotels, apartments and more, with the total price including taxes.',
    nl: 'Vergelijk verblijven over de hele wereld: hotels, appartementen en meer, met de totaalprijs inclusief belastingen.',
  },
};
