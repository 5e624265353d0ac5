import type { FlightDictionary } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Names } from '../../catalogue/records/records';
import type { Carrier, Place, SupplierSlice } from '../../ports/flight-offers';

export type CityName = (place: Pick<Place, 'cityName' | 'country'>) => string;

interface KnownCities {
  cityNamed(...city: Parameters<Catalogue['cityNamed']>): { readonly names: Names } | null;
}

const SUPPLIERS_LANGUAGE: Language = 'en';

/** Suppliers give English names; the catalogue translates the cities it knows. */
export function cityNames(catalogue: KnownCities, language: Language): CityName {
  if (language === SUPPLIERS_LANGUAGE) return ({ cityName }) => cityName;
  return ({ cityName, country }) =>
    catalogue.cityNamed(cityName, country)?.names[language] ?? cityName;
}

interface Flown {
  readonly slices: readonly SupplierSlice[];
  readonly owner?: Carrier;
}

function placesOf({ slices }: Flown): Place[] {
  const segments = slices.flatMap((slice) => slice.segments);
  return segments.flatMap(({ origin, destination, stops }) => [
    origin,
    destination,
    ...stops.map(({ airport }) => airport),
  ]);
}

function carriersOf({ slices, owner }: Flown): Carrier[] {
  const carriers = slices.flatMap(({ segments }) =>
    segments.flatMap(({ marketingCarrier, operatingCarrier }) => [
      marketingCarrier,
      operatingCarrier,
    ]),
  );
  return owner === undefined ? carriers : [owner, ...carriers];
}

/** Names of all codes (FLT-32); unknown codes are omitted and shown as they are. */
export function dictionaryOf(flown: readonly Flown[], cityName: CityName): FlightDictionary {
  const places = new Map(flown.flatMap(placesOf).map((place) => [place.iataCode, place]));
  const carriers = new Map(
    flown.flatMap(carriersOf).map((carrier) => [carrier.iataCode, carrier.name]),
  );
  return {
    locations: Object.fromEntries(
      [...places]
        .filter(([, { name, cityName: city }]) => name !== '' && city !== '')
        .map(([code, place]) => [
          code,
          { nameCity: cityName(place), nameAirport: place.name, timeZone: place.timeZone },
        ]),
    ),
    carriers: Object.fromEntries([...carriers].filter(([, name]) => name !== '')),
  };
}
