import { createRandom } from '../../kit/random';
import { allocateHotels, CATALOGUE_SIZE, type CityShare } from './allocation';
import { makeHotel, type Hotel } from './hotel';
import { TRIGGER_IDS, TRIGGER_TOWN, triggerHotels } from './triggers';

export interface Catalogue {
  hotels: readonly Hotel[];
  byId: ReadonlyMap<string, Hotel>;
}

/** To be raised with every change of what the generator makes: importers compare it and skip what they have. */
export const CATALOGUE_VERSION = `2026.5-${CATALOGUE_SIZE}`;

function hotelsOf({ city, setting, hotels }: CityShare): Hotel[] {
  const random = createRandom(`town/${city.geonameId}`);
  const town = { city, setting, hotels, taken: new Set<string>() };
  return Array.from({ length: hotels }, (_, index) =>
    makeHotel(random, town, `acc_${city.geonameId}_${index + 1}`),
  );
}

export function makeCatalogue(): Catalogue {
  const shares = allocateHotels(TRIGGER_IDS.length);
  const almere = shares.find(({ city }) => city.geonameId === TRIGGER_TOWN);
  if (almere === undefined) throw new Error(`GeoNames ${TRIGGER_TOWN} is missing from the data`);
  const hotels = [...triggerHotels(almere.city), ...shares.flatMap(hotelsOf)];
  return { hotels, byId: new Map(hotels.map((hotel) => [hotel.id, hotel])) };
}

let made: Catalogue | undefined;

export function catalogue(): Catalogue {
  made ??= makeCatalogue();
  return made;
}
