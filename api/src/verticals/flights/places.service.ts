import type { FlightPlace, LocationIdResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import { countryNames } from '../../catalogue/geonames/country-names';
import type { Place as Town } from '../../catalogue/records/records';
import { normalise } from '../../catalogue/text/normalise';
import type { OpenCache } from '../../platform/answers/answer-cache';
import { Problem } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { Place } from '../../ports/flight-offers';
import { cityNames } from './dictionary';
import { PlaceSchema } from './kept-itinerary';
import type { PlaceByCode } from './place-by-code';
import { arrangePlaces } from './place-order';

const KEPT_MS = 60 * 60_000;
const MOST_MB = 8;
/** Further towns that a term may mean. */
const TOWNS = 3;
const SUGGESTIONS = 10;

type SearchedCatalogue = Pick<
  Catalogue,
  'predictive' | 'hotelsPredictive' | 'cityNamed' | 'placeCalled' | 'airportsFor'
>;
type PlaceSource = Pick<FlightSupplier, 'places'>;

/** `isSimilar` when matched by spelling alone. */
interface Guessed {
  readonly places: readonly Place[];
  readonly isSimilar: boolean;
}
const NOTHING: Guessed = { places: [], isSimilar: false };

export interface FlightPlaces {
  find(term: string, language: Language): Promise<FlightPlace[]>;
  /** "A" and an IATA code (API-07) */
  byId(idLocation: string, language: Language): Promise<LocationIdResult>;
}

function isOf({ names, country }: Town, place: Place): boolean {
  return place.country === country.id && normalise(place.cityName) === normalise(names.en);
}

/** Site languages only: a former name, such as New Amsterdam, means another town today. */
function isMeantBy({ names }: Town, text: string): boolean {
  return Object.values(names).some((name) => ` ${normalise(name)}`.includes(` ${text}`));
}

function isCalled({ names }: Town, text: string): boolean {
  return Object.values(names).some((name) => normalise(name) === text);
}

/** The supplier matches English names; the catalogue adds translations, and airports of countries and towns. */
export function flightPlacesService(
  supplier: PlaceSource,
  catalogue: SearchedCatalogue,
  { byCode, openCache }: { readonly byCode: PlaceByCode; readonly openCache: OpenCache },
): FlightPlaces {
  const kept = openCache<readonly Place[]>({
    name: 'flight places',
    mostMb: MOST_MB,
    keptMs: KEPT_MS,
    form: { schema: v.array(PlaceSchema) },
  });

  const ask = (term: string): Promise<readonly Place[]> =>
    kept.get(normalise(term) || term, () => supplier.places(term));

  const askTown = (town: Town): Promise<readonly Place[]> =>
    ask(town.names.en).then(
      (places) => places.filter((place) => isOf(town, place)),
      () => [],
    );

  /** The exact match first. */
  function townsFor(term: string, text: string, called: Town | null, language: Language): Town[] {
    const meant = catalogue
      .hotelsPredictive(term, language)
      .cities.filter((town) => isMeantBy(town, text));
    const towns = called?.type === 'city' ? [called, ...meant] : meant;
    const isOther = (town: Town) => !normalise(town.names.en).startsWith(text);
    return towns
      .filter(
        (town, index) => isOther(town) && towns.findIndex(({ id }) => id === town.id) === index,
      )
      .slice(0, TOWNS);
  }

  async function airportsOf(called: Town): Promise<Place[]> {
    const asked = await Promise.allSettled(catalogue.airportsFor(called).map(byCode));
    return asked.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : [],
    );
  }

  /** Names unknown to the supplier: a country, an island, a sight, a town without an airport. */
  async function reached(called: Town | null, found: readonly Place[]): Promise<Place[]> {
    if (called === null || called.type === 'airport') return [];
    return called.type === 'city' && found.some((place) => isOf(called, place))
      ? []
      : airportsOf(called);
  }

  /** Without an exact match, the catalogue's best guess. */
  async function guess(term: string, language: Language): Promise<Guessed> {
    const [meant] = catalogue.predictive(term, language, {
      limit: 1,
      hasCircles: true,
      hasStations: true,
    });
    if (meant === undefined) return NOTHING;
    const { isSimilar } = meant;
    const places = meant.type === 'city' ? await askTown(meant) : [];
    return { isSimilar, places: places.length > 0 ? places : await airportsOf(meant) };
  }

  return {
    async find(term, language) {
      const text = normalise(term);
      const called = catalogue.placeCalled(term);
      const towns = townsFor(term, text, called, language);
      const [own, ...ofTowns] = await Promise.all([ask(term), ...towns.map(askTown)]);
      const named = ofTowns.filter((_places, index) => {
        const town = towns[index];
        return town !== undefined && (town.id === called?.id || isCalled(town, text));
      });
      const near = await reached(called, [...own, ...named.flat()]);
      const all = [...named.flat(), ...near, ...own, ...ofTowns.flat()];
      const { places, isSimilar } =
        all.length > 0 ? { places: all, isSimilar: false } : await guess(term, language);
      const found = arrangePlaces(places, term.toUpperCase()).slice(0, SUGGESTIONS);
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
        ...(isSimilar ? { isSimilar } : {}),
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
