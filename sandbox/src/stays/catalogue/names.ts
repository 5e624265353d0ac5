import type { Random } from '../../random';
import type { City } from './cities';
import type { HotelType } from './hotel-types';
import { nameLanguage, VOCABULARY } from './name-words';

function oneOf(random: Random, list: string): string {
  const options = list.split('|');
  return options[random.int(0, options.length - 1)] ?? list;
}

function invent(random: Random, city: City, type: HotelType): string {
  const { things, shades, houses } = VOCABULARY[nameLanguage(city.country, city.region)];
  const house = oneOf(random, shades).replace('*', oneOf(random, things));
  const name = oneOf(random, houses[type] ?? houses.city).replace('*', house);
  return random.chance(0.3) && city.name.length <= 14 ? `${name} ${city.name}` : name;
}

/** An invented name that no other hotel of the same town has. */
export function hotelName(
  random: Random,
  place: { city: City; type: HotelType; taken: Set<string> },
): string {
  const { city, type, taken } = place;
  for (let attempt = 0; ; attempt += 1) {
    const name =
      attempt < 20 ? invent(random, city, type) : `${invent(random, city, type)} ${attempt}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
