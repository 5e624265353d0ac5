import type {
  BagType,
  FlightDictionary,
  FlightOffer,
  FlightSearchResult,
  FlightSlice,
} from '@wayfare/api-contract';
import { durationMinutes, parseMoney } from '@wayfare/domain';
import { includedBags } from '../fare/brand-facts';

/** One direction, as filters look at it; times are minutes of the day by the clock of the airport. */
interface SliceFacts {
  departs: number;
  arrives: number;
  minutes: number;
  /** landings on the way, with or without a change of plane */
  stops: number;
}

/** One way to pay for the flights. */
export interface Fare {
  offer: FlightOffer;
  cents: number;
  /** what every passenger with a seat may bring on every flight */
  bags: Readonly<Record<BagType, number>>;
}

type Fares = readonly [Fare, ...Fare[]];

/** The same flights with all their fares: one card of the results. */
export interface Itinerary {
  key: string;
  /** cheapest first */
  fares: Fares;
  slices: readonly SliceFacts[];
  /** of all slices together */
  minutes: number;
  /** of the slice with the most */
  stops: number;
  /** codes of the airlines whose numbers the flights have */
  airlines: readonly string[];
  /** kg of CO2 for everybody, null where it is not known */
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

/** Offers never change, so that what is known of one is worked out once. */
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

/** By their cheapest fare; with other filters the same flights have other fares. */
const made = new WeakMap<Fare, Itinerary[]>();

const isSame = (one: Fares, other: Fares): boolean =>
  one.length === other.length && one.every((fare, index) => fare === other[index]);

/** The very object that was made of these fares before, so that a card is drawn anew only when its fares changed. */
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

/** The offers of all pages, those of the same flights together, in the order in which their cheapest came. */
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

/** The same flights with the fares that pass; null when none does. */
export function withFares(itinerary: Itinerary, passes: (fare: Fare) => boolean): Itinerary | null {
  const own = itinerary.fares.filter(passes);
  if (own.length === itinerary.fares.length) return itinerary;
  return isSome(own) ? itineraryOf(itinerary.key, own, itinerary.dictionary) : null;
}
