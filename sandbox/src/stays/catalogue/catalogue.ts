import { createRandom } from '../../kit/random';
import { remembered } from '../../kit/remembered';
import { keysOf } from '../../kit/tables';
import triggers from '../data/triggers.json';
import { makeHotel, type Hotel } from './hotel';
import { readTowns, type Town } from './towns';

/** To be raised with every change of what the generator makes: importers compare it and skip what they have. */
export const CATALOGUE_VERSION = '2026.6-20000';

function hotelsOf(town: Town): Hotel[] {
  const random = createRandom(`town/${town.geonameId}`);
  const taken = new Set<string>();
  return Array.from({ length: town.hotels }, (_, index) =>
    makeHotel(random, town, taken, `acc_${town.geonameId}_${index + 1}`),
  );
}

const TRIGGER_TOWN = 2_759_879;

/** Hotels with a fixed fate, so that every outcome of a booking can be seen; else four-star city hotels like every other. */
function triggerHotels(towns: readonly Town[]): Hotel[] {
  const almere = towns.find(({ geonameId }) => geonameId === TRIGGER_TOWN);
  if (almere === undefined) throw new Error(`the town ${TRIGGER_TOWN} is missing from the data`);
  return keysOf(triggers).map((id) => ({
    ...makeHotel(createRandom(id), { ...almere, hotels: 12 }, new Set(), id),
    name: triggers[id].name,
    type: 'city',
    stars: 4,
    nightCents: 9_800,
    memberDeal: false,
  }));
}

export function makeCatalogue() {
  const towns = readTowns();
  const hotels = [...triggerHotels(towns), ...towns.flatMap(hotelsOf)];
  return { hotels, byId: new Map(hotels.map((hotel) => [hotel.id, hotel])) };
}

export const catalogue = remembered(makeCatalogue);
