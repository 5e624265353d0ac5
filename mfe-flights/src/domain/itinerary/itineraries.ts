import type {
  BagType,
  FlightDictionary,
  FlightOffer,
  FlightSearchResult,
  FlightSlice,
} from '@wayfare/api-contract';
import { durationMinutes, parseMoney } from '@wayfare/domain';
import { includedBags } from '../fare/brand-facts';

/** Facts of a slice for filters; times are minutes of the airport's day. */
interface SliceFacts {
  departs: number;
  arrives: number;
  minutes: number;
  /** landings on the way, whether or not the plane changes */
  stops: number;
}

export interface Fare {
  offer: FlightOffer;
  cents: number;
  /** allowance of every seated passenger on every flight */
  bags: Readonly<Record<BagType, number>>;
}

type Fares = readonly [Fare, ...Fare[]];

/** The same flights with all their fares: one result card. */
export interface Itinerary {
  key: string;
  fares: Fares;
  slices: readonly SliceFacts[];
  minutes: number;
  stops: number;
  airlines: readonly string[];
  /** kg of CO2 for the whole party; null where unknown */
  emissions: number | null;
  dictionary: FlightDictionary;
}

const minuteOfDay = (moment: string): number =>
  Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));

export const stopsOf = ({ segments }: Pick<FlightSlice, 'segments'>): number =>
  segments.length - 1 + segments.reduce((sum, { stops }) => sum + stops.length, 0);

function factsOf(slice: FlightSlice): SliceFacts {
  const { segments, duration } = slice;
  return {
    departs: minuteOfDay(segments[0]?.departing_at ?? ''),
    arrives: minuteOfDay(segments.at(-1)?.arriving_at ?? ''),
    minutes: durationMinutes(duration) ?? 0,
    stops: stopsOf(slice),
  };
}

const fares = new WeakMap<FlightOffer, Fare>();

const bagsOf = (offer: FlightOffer): Fare['bags'] => ({
  carry_on: includedBags(offer, ['carry_on']),
  checked: includedBags(offer, ['checked']),
  backpack: includedBags(offer, ['backpack']),
});

/** Cached by offer: offers are immutable. */
function fareOf(offer: FlightOffer): Fare {
  const fare = fares.get(offer) ?? {
    offer,
    cents: parseMoney(offer.total_amount).amount,
    bags: bagsOf(offer),
  };
  fares.set(offer, fare);
  return fare;
}

function emissionsOf(text: string | null): number | null {
  const kilograms = Number(text ?? 'none');
  return Number.isFinite(kilograms) && kilograms > 0 ? kilograms : null;
}

function makeItinerary(key: string, own: Fares, dictionary: FlightDictionary): Itinerary {
  const [{ offer }] = own;
  const slices = offer.slices.map(factsOf);
  return {
    key,
    fares: own,
    slices,
    minutes: slices.reduce((sum, { minutes }) => sum + minutes, 0),
    stops: Math.max(...slices.map(({ stops }) => stops)),
    airlines: [
      ...new Set(
        offer.slices.flatMap(({ segments }) =>
          segments.map((segment) => segment.marketing_carrier),
        ),
      ),
    ],
    emissions: emissionsOf(offer.total_emissions_kg),
    dictionary,
  };
}

/** Keyed by the cheapest fare, then compared: filters change the fares of the same flights. */
const made = new WeakMap<Fare, Itinerary[]>();

const isSame = (one: Fares, other: Fares): boolean =>
  one.length === other.length && one.every((fare, index) => fare === other[index]);

/** Reuses the object of the same fares, so that a card rerenders only when its fares change. */
function itineraryOf(key: string, own: Fares, dictionary: FlightDictionary): Itinerary {
  const variants = made.get(own[0]) ?? [];
  const known = variants.find((variant) => isSame(variant.fares, own));
  if (known !== undefined) return known;
  const itinerary = makeItinerary(key, own, dictionary);
  made.set(own[0], [...variants, itinerary]);
  return itinerary;
}

const byPrice = (a: Fare, b: Fare) => a.cents - b.cents;

const isSome = (list: readonly Fare[]): list is Fares => list.length > 0;

/** Groups offers of the same flights, in the order of each group's cheapest. */
export function itinerariesOf(
  pages: readonly Pick<FlightSearchResult, 'offers' | 'dictionary'>[],
): Itinerary[] {
  const groups = new Map<string, { own: Map<string, Fare>; dictionary: FlightDictionary }>();
  for (const { offers, dictionary } of pages) {
    for (const offer of offers) {
      const key = offer.slices.map(({ itinerary_key: slice }) => slice).join(' ');
      const group = groups.get(key) ?? { own: new Map<string, Fare>(), dictionary };
      group.own.set(offer.id, fareOf(offer));
      groups.set(key, group);
    }
  }
  return [...groups].flatMap(([key, { own, dictionary }]) => {
    const sorted = [...own.values()].sort(byPrice);
    return isSome(sorted) ? [itineraryOf(key, sorted, dictionary)] : [];
  });
}

/** The itinerary with the passing fares; null when none passes. */
export function withFares(itinerary: Itinerary, passes: (fare: Fare) => boolean): Itinerary | null {
  const own = itinerary.fares.filter(passes);
  if (own.length === itinerary.fares.length) return itinerary;
  return isSome(own) ? itineraryOf(itinerary.key, own, itinerary.dictionary) : null;
}
