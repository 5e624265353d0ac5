import type { Quote } from '@wayfare/api-contract';
import { nightsBetween } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { HotelRecord } from '../../catalogue/records/records';
import { text } from '../../platform/texts/messages';
import { bookingDetailsOf } from './booking-details';
import { imagesOf } from './hotel-cards';
import { localInstant } from '../../booking/local-instant';
import type { StayOfferRecord } from './stay-details';
import { stayLedger, sumOfCents } from './stay-ledger';
import { freeUntil } from './stay-offer';
import { roomNameIn } from './room-names';
import { roomOf } from './stay-options';

type Shared = Pick<
  Quote,
  | 'hotel'
  | 'booking_details'
  | 'checkIn'
  | 'checkOut'
  | 'nights'
  | 'occupancies'
  | 'rooms'
  | 'boardCode'
  | 'ledger'
  | 'cancelPolicy'
>;

function bookedHotel(hotel: HotelRecord, language: Language): Shared['hotel'] {
  const { id, name, stars, address, latitude, longitude, timeZone, demo } = hotel;
  const places = {
    city_name: hotel.city.names[language],
    destination_name: hotel.destination.names[language],
    country_name: hotel.country.names[language],
  };
  return {
    hotel_id: id,
    name,
    stars,
    address,
    latitude,
    longitude,
    timeZone,
    demo,
    ...places,
    path: hotel.paths[language],
    image: imagesOf(hotel, language)[0] ?? null,
  };
}

function policyOf(until: Date | null, timeZone: string): Shared['cancelPolicy'] {
  return {
    refundable: until !== null,
    freeCancellationUntil: until === null ? null : localInstant(until, timeZone),
    timeZone,
  };
}

type Guests = readonly Shared['rooms'][number]['guest'][];

/** In request order (HOT-18). */
function roomsOf(
  { parts, occupancies, timeZone }: StayOfferRecord,
  guests: Guests,
  language: Language,
): Shared['rooms'] {
  return occupancies.flatMap((occupancy, index) => {
    const part = parts.find(({ rooms }) => rooms.includes(index + 1));
    if (part === undefined) return [];
    const room = roomOf(part, occupancy, {
      number: index + 1,
      meal: text(`board.${part.board}`, language),
      language,
    });
    return [
      {
        ...room,
        guest: guests[index] ?? null,
        cancelPolicy: policyOf(freeUntil({ parts: [part] }), timeZone),
      },
    ];
  });
}

function ledgerOf({ parts }: StayOfferRecord, language: Language): Shared['ledger'] {
  const cents = sumOfCents(parts.map((part) => part.cents));
  if (parts.length === 1) return stayLedger(cents, language);
  const named = [...parts].sort((a, b) => (a.rooms[0] ?? 0) - (b.rooms[0] ?? 0));
  return stayLedger(
    cents,
    language,
    named.map(({ rooms, roomName, cents: { base } }) => ({
      name: text('room.line', language, {
        number: rooms.join(', '),
        name: roomNameIn(language, roomName),
      }),
      base,
    })),
  );
}

/** Common to quote and booking; `guests` are in room order. */
export function stayFacts(
  offer: StayOfferRecord,
  hotel: HotelRecord,
  { language, guests = [] }: { readonly language: Language; readonly guests?: Guests },
): Shared {
  const { checkIn, checkOut, occupancies, parts, timeZone } = offer;
  return {
    hotel: bookedHotel(hotel, language),
    booking_details: bookingDetailsOf(hotel, language),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    occupancies: occupancies.map(({ paxes }) => ({ paxes: paxes.map(({ age }) => ({ age })) })),
    rooms: roomsOf(offer, guests, language),
    boardCode: parts[0]?.board ?? '',
    ledger: ledgerOf(offer, language),
    cancelPolicy: policyOf(freeUntil(offer), timeZone),
  };
}
