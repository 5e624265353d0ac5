import { createRandom } from '../../kit/random';
import type { City } from './cities';
import { makeHotel, type Hotel, type Town } from './hotel';

/** Hotels with a fixed fate, so that every outcome of a booking can be seen. */
export const TRIGGERS = {
  'H-NOROOM': { name: 'The Full House', effect: 'never has a free room' },
  'H-DELTA': { name: 'The Moving Price', effect: 'the quote costs 8 % more than the rate' },
  'H-FAIL': { name: 'The Broken Promise', effect: 'the booking is refused after the quote' },
  'H-UNKNOWN': {
    name: 'The Long Silence',
    effect: 'the booking call ends in a gateway timeout; the third look finds it confirmed',
  },
  'H-RQ': {
    name: 'The Patient Guest',
    effect: 'on request: the booking stays requested for two days',
  },
} as const;

export type TriggerId = keyof typeof TRIGGERS;

export const TRIGGER_IDS = Object.keys(TRIGGERS).filter((id): id is TriggerId => id in TRIGGERS);

/** Almere, the youngest city of the Netherlands. */
export const TRIGGER_TOWN = 2_759_879;

/** Four-star city hotels that otherwise behave like every other. */
export function triggerHotels(city: City): Hotel[] {
  return TRIGGER_IDS.map((id) => {
    const town: Town = { city, setting: 'city', hotels: 12, taken: new Set() };
    const hotel = makeHotel(createRandom(id), town, id);
    return {
      ...hotel,
      name: TRIGGERS[id].name,
      type: 'city',
      stars: 4,
      nightCents: 9_800,
      memberDeal: false,
    };
  });
}
