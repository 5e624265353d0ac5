import type { TripPlace } from '../../src/trips/trip-place';

/* For tests: places as hotels, airlines and railways know them. */

const place = (
  name: string,
  town: string | null,
  position: readonly [number, number] | null,
  aliases: readonly string[] = [],
): TripPlace => ({
  name,
  town,
  aliases,
  position: position === null ? null : { latitude: position[0], longitude: position[1] },
});

export const PLACES = {
  AMS: place('Amsterdam (AMS)', 'Amsterdam', [52.3086, 4.7639], ['Amsterdam Airport Schiphol']),
  BCN: place('Barcelona (BCN)', 'Barcelona', [41.2971, 2.0785]),
  GRO: place('Girona (GRO)', 'Girona', [41.901, 2.7605]),
  MAD: place('Madrid (MAD)', 'Madrid', [40.4936, -3.5668]),
  JFK: place('New York (JFK)', 'New York', [40.6398, -73.7789]),
  hotelBarcelona: place('Hotel Candil', 'Barcelona', [41.3874, 2.1686]),
  hotelMadrid: place('Hotel Sol', 'Madrid', [40.4168, -3.7038]),
  hotelSevilla: place('Hotel Giralda', 'Sevilla', [37.3886, -5.9823]),
  hotelAmsterdam: place('Hotel Gracht', 'Amsterdam', [52.3728, 4.8936]),
  hotelParis: place('Hôtel du Nord', 'Paris', [48.8722, 2.3631], ['Parijs']),
  schiphol: place('Schiphol Airport', null, null),
  sants: place('Barcelona Sants', null, null),
  atocha: place('Madrid Puerta de Atocha', null, null),
  utrecht: place('Utrecht Centraal', 'Utrecht', [52.0894, 5.1101]),
  groningen: place('Groningen', 'Groningen', [53.2106, 6.5641]),
  amsterdamCentraal: place('Amsterdam Centraal', null, null),
  parisNord: place('Paris Gare du Nord', null, null),
  pass: place('Global Pass', null, null),
} as const;
export type PlaceName = keyof typeof PLACES;
