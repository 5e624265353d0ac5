import type { FlightPlace, LocationIdResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../../catalogue/catalogue';
import { countryNames } from '../../catalogue/geonames/country-names';
import type { Place as Town } from '../../catalogue/records';
import { normalise } from '../../catalogue/text/normalise';
import { Problem } from '../../http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';
import { cityNames } from './dictionary';
import { arrangePlaces } from './place-order';

const KEPT_MS = 60 * 60_000;
const TERMS_KEPT = 5_000;
/** Towns that a term may mean besides what the supplier finds by itself. */
const TOWNS = 3;
const SUGGESTIONS = 10;

type SearchedCatalogue = Pick<Catalogue, 'hotelsPredictive' | 'cityNamed'>;
type PlaceSource = Pick<FlightSupplier, 'places' | 'place'>;

export interface FlightPlaces {
  find(term: string, language: Language): Promise<FlightPlace[]>;
  /** by the letter A and an IATA code (API-07) */
  byId(idLocation: string, language: Language): Promise<LocationIdResult>;
}

/** The supplier lists this place among what it found by the town's English name. */
function isOf({ names, country }: Town, place: Place): boolean {
  return place.country === country.id && normalise(place.cityName) === normalise(names.en);
}

/** In a language of the site: a town's former names, such as New Amsterdam, mean another one today. */
function isMeantBy({ names }: Town, text: string): boolean {
  return Object.values(names).some((name) => ` ${normalise(name)}`.includes(` ${text}`));
}

function isCalled({ names }: Town, text: string): boolean {
  return Object.values(names).some((name) => normalise(name) === text);
}

/** Cities and airports by name in either language, or by code. Suppliers know English names only; the catalogue knows what a name means in English. */
export function flightPlacesService(
  supplier: PlaceSource,
  catalogue: SearchedCatalogue,
): FlightPlaces {
  const kept = new LRUCache<string, Promise<readonly Place[]>>({ max: TERMS_KEPT, ttl: KEPT_MS });

  const byCodes = new LRUCache<string, Promise<Place | null>>({ max: TERMS_KEPT, ttl: KEPT_MS });

  function ask(term: string): Promise<readonly Place[]> {
    const key = normalise(term) || term;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = supplier.places(term);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  }

  /** Every page of results names its places by their codes. */
  function byCode(code: string): Promise<Place | null> {
    const asked = byCodes.get(code) ?? supplier.place(code);
    byCodes.set(code, asked);
    asked.catch(() => byCodes.delete(code));
    return asked;
  }

  /** Places of a town that is called otherwise in English; none when that cannot be asked: what was typed itself still is an answer. */
  const askTown = (town: Town): Promise<readonly Place[]> =>
    ask(town.names.en).then(
      (places) => places.filter((place) => isOf(town, place)),
      () => [],
    );

  return {
    async find(term, language) {
      const text = normalise(term);
      const towns = catalogue
        .hotelsPredictive(term, language)
        .cities.filter(
          (town) => isMeantBy(town, text) && !normalise(town.names.en).startsWith(text),
        )
        .slice(0, TOWNS);
      const [own, ...ofTowns] = await Promise.all([ask(term), ...towns.map(askTown)]);
      const named = ofTowns.filter((_places, index) =>
        towns.slice(index, index + 1).some((town) => isCalled(town, text)),
      );
      const found = arrangePlaces(
        [...named.flat(), ...own, ...ofTowns.flat()],
        term.toUpperCase(),
      ).slice(0, SUGGESTIONS);
      const cityName = cityNames(catalogue, language);
      return found.map((place) => ({
        type: place.type,
        iata_code: place.iataCode,
        name: place.type === 'city' ? cityName(place) : place.name,
        city_name: cityName(place),
        country_name: countryNames(place.country)[language],
        iata_city_code:
          place.type === 'airport' && place.iataCityCode !== place.iataCode
            ? place.iataCityCode
            : null,
      }));
    },

    async byId(idLocation, language) {
      const place = await byCode(idLocation.slice(1));
      if (place === null)
        throw new Problem('NOT_FOUND', { field: 'idLocation', text: 'flights.placeUnknown' });
      return {
        address: { cityName: cityNames(catalogue, language)(place) },
        name: place.name,
        iataCode: place.iataCode,
      };
    },
  };
}
