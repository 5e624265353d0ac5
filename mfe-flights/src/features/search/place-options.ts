import type { FlightPlace } from '@wayfare/api-contract';
import type { Place } from '../../domain/search/criteria';

export interface PlaceOption {
  id: string;
  label: string;
  detail: string;
  group: string;
  type: FlightPlace['type'];
  place: Place;
}

/** Adds the city, unless the airport is named after it: "Schiphol" alone says little. */
function nameOf({ type, name, city_name: city }: FlightPlace): string {
  return type === 'city' || city === '' || name.includes(city) ? name : `${city} ${name}`;
}

export function placeOptions(
  places: readonly FlightPlace[],
  groupNames: Readonly<Record<FlightPlace['type'] | 'similar', string>>,
): PlaceOption[] {
  return places.map((found) => {
    const { type, iata_code: code, city_name: city, country_name: country } = found;
    const name = nameOf(found);
    const whereabouts =
      type === 'city' || city === '' || city === name ? [country] : [city, country];
    return {
      id: `${type} ${code}`,
      label: `${name} (${code})`,
      detail: whereabouts.filter((part) => part !== '').join(', '),
      group: groupNames[found.isSimilar === true ? 'similar' : type],
      type,
      place: { code, name },
    };
  });
}
