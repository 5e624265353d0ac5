import type { TrainPlace } from '@wayfare/api-contract';
import { PlaceCodeSchema } from '@wayfare/api-contract/schemas';
import { sanitiseText } from '@wayfare/domain';
import * as v from 'valibot';
import type { Catalogue } from '../../../catalogue/catalogue';
import { normalise } from '../../../catalogue/text/normalise';
import type { RailPlace } from '../../../ports/rail-offers';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { AnswerForm, OpenCache } from '../../../platform/answers/answer-cache';
import { keptInBytes } from '../../../platform/answers/kept-in-bytes';

const KEPT_MS = 10 * 60_000;
const MOST_MB = 8;
const PLACES_MB = 8;
/** Candidate towns when the supplier finds nothing. */
const TOWNS = 3;
/** Same-named stations across countries. */
const NAMESAKES = 5;
/** Codes longer than this rank above names. */
const SHORT = 2;
/** Enough for the four places of two journeys in a URL. */
const CODES = 10;

type PlaceSource = Pick<RailSupplier, 'findPlaces' | 'placesByCode'>;
type Named = Pick<Catalogue, 'predictive' | 'stationCoded'>;
export type KnownPlaces = ReadonlyMap<string, RailPlace>;

export interface TrainPlaces {
  /** cities before their stations, language-independent (OQ-64) */
  find(query: string, size: number): Promise<TrainPlace[]>;
  /** comma-separated, in order */
  byCodes(codes: string): Promise<TrainPlace[]>;
  known(codes: readonly string[]): Promise<KnownPlaces>;
}

/** `isSimilar` when matched by spelling alone; not `isWhole` when one of its parts could not be asked for. */
interface Meant {
  readonly places: readonly RailPlace[];
  readonly isSimilar: boolean;
  readonly isWhole: boolean;
}

const MEANT_FORM: AnswerForm<Meant> = {
  schema: v.object({
    places: v.array(
      v.object({
        code: v.string(),
        type: v.picklist(['city', 'station']),
        label: v.string(),
        localLabel: v.string(),
        country: v.string(),
        timeZone: v.string(),
      }),
    ),
    isSimilar: v.boolean(),
    isWhole: v.boolean(),
  }),
};

const wirePlace = ({
  code,
  type,
  label,
  localLabel,
  country,
  timeZone,
}: RailPlace): TrainPlace => ({ code, type, label, localLabel, country, timezone: timeZone });

/** The supplier matches prefixes; the catalogue adds typos and towns. */
export function trainPlacesService(
  supplier: PlaceSource,
  catalogue: Named,
  openCache: OpenCache,
): TrainPlaces {
  const found = openCache<Meant>({
    name: 'train places',
    mostMb: MOST_MB,
    keptMs: KEPT_MS,
    isWhole: ({ isWhole }) => isWhole,
    form: MEANT_FORM,
  });
  const byCode = keptInBytes<RailPlace>(PLACES_MB, KEPT_MS);

  async function known(codes: readonly string[]): Promise<KnownPlaces> {
    const places = new Map<string, RailPlace>();
    const missing = new Set<string>();
    for (const code of codes) {
      const place = byCode.get(code);
      if (place === undefined) missing.add(code);
      else places.set(code, place);
    }
    for (const place of missing.size === 0 ? [] : await supplier.placesByCode([...missing])) {
      byCode.set(place.code, place);
      if (missing.has(place.code)) places.set(place.code, place);
    }
    return places;
  }

  /** The first town with any stations. */
  async function inTowns(query: string, size: number): Promise<Omit<Meant, 'isWhole'>> {
    const found = catalogue.predictive(query, 'en', {
      limit: TOWNS,
      hasCircles: true,
      hasStations: true,
    });
    // among equal matches a train traveller means the station
    const stations = found.filter(
      ({ type, isSimilar }) => type === 'station' && isSimilar === found[0]?.isSimilar,
    );
    const meant = [...stations, ...found].flatMap(({ type, names, city }) => [
      ...(type === 'city' || type === 'station' ? [names.en] : []),
      ...(city === null ? [] : [city.names.en]),
    ]);
    for (const town of new Set(meant)) {
      const places = await supplier.findPlaces(town, size);
      if (places.length > 0) return { places, isSimilar: found[0]?.isSimilar === true };
    }
    return { places: [], isSimilar: false };
  }

  /** Null when the supplier fails. */
  async function coded(query: string): Promise<readonly RailPlace[] | null> {
    const station = catalogue.stationCoded(query);
    if (station === null) return [];
    const places = await supplier.findPlaces(station.name, NAMESAKES).catch(() => null);
    if (places === null) return null;
    return places.filter(({ country }) => country === station.country).slice(0, 1);
  }

  async function search(query: string, size: number): Promise<Meant> {
    const [ofCode, own] = await Promise.all([coded(query), supplier.findPlaces(query, size)]);
    const byItsCode = ofCode ?? [];
    // two letters begin many names
    const all = query.length > SHORT ? [...byItsCode, ...own] : [...own, ...byItsCode];
    const places = all.filter(
      ({ code }, index) => all.findIndex((other) => other.code === code) === index,
    );
    const meant =
      places.length > 0
        ? { places: places.slice(0, size), isSimilar: false }
        : await inTowns(query, size);
    return { ...meant, isWhole: ofCode !== null };
  }

  return {
    known,
    async find(typed, size) {
      const query = sanitiseText(typed).trim();
      const key = normalise(query);
      if (key === '') return [];
      const { places, isSimilar } = await found.get(`${size} ${key}`, () => search(query, size));
      return places.map((place) => ({
        ...wirePlace(place),
        ...(isSimilar ? { isSimilar } : {}),
      }));
    },
    async byCodes(text) {
      const codes = [
        ...new Set(text.split(',').filter((code) => v.is(PlaceCodeSchema, code))),
      ].slice(0, CODES);
      const places = await known(codes);
      return codes.flatMap((code) => places.get(code) ?? []).map(wirePlace);
    },
  };
}
