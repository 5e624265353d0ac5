import { placeIn } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Names, Place, SeoText } from './records/records';

/** "Barcelona, Catalonia, Spain" from the place outwards, without saying a name twice. */
function whereabouts(place: Place, language: Language): string {
  const names = [place.city, place.destination, place.country].flatMap((above) =>
    above === null ? [] : [above.names[language]],
  );
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
      en: `Rooms, photos and prices of ${place.names.en} ${placeIn(whereabouts(place, 'en'), 'en')}. The price includes all taxes from the start.`,
      nl: `Kamers, foto’s en prijzen van ${place.names.nl} ${placeIn(whereabouts(place, 'nl'), 'nl')}. De prijs is vanaf het begin inclusief alle belastingen.`,
    },
  };
}

function ofEmptyPlace(place: Place): Pick<SeoText, 'title' | 'description'> {
  return {
    title: {
      en: `Hotels ${placeIn(place.names.en, 'en')}`,
      nl: `Hotels ${placeIn(place.names.nl, 'nl')}`,
    },
    description: {
      en: `There are no hotels ${placeIn(place.names.en, 'en')} yet. Look at places nearby.`,
      nl: `Er zijn nog geen hotels ${placeIn(place.names.nl, 'nl')}. Bekijk plaatsen in de buurt.`,
    },
  };
}

/** Title and description of a place in both languages. */
export function seoTextOf(place: Place): SeoText {
  if (place.type === 'hotel') return { place, ...ofHotel(place) };
  if (place.hotelCount === 0) return { place, ...ofEmptyPlace(place) };
  return {
    place,
    title: {
      en: `Hotels ${placeIn(place.names.en, 'en')}`,
      nl: `Hotels ${placeIn(place.names.nl, 'nl')}`,
    },
    description: {
      en: `Compare ${count(place, 'en')} places to stay ${placeIn(whereabouts(place, 'en'), 'en')}: hotels, apartments and more, with the total price including taxes.`,
      nl: `Vergelijk ${count(place, 'nl')} verblijven ${placeIn(whereabouts(place, 'nl'), 'nl')}: hotels, appartementen en meer, met de totaalprijs inclusief belastingen.`,
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
