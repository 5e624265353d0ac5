import type { Quote } from '@wayfare/api-contract';
import { nightsBetween } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { HotelRecord } from '../../catalogue/records';
import { text } from '../../http/texts';
import { bookingDetailsOf } from './booking-details';
import { imagesOf } from './hotel-cards';
import { localInstant } from '../bookings/local-instant';
import { roomsOf } from './stay-options';
import type { StayOfferRecord } from './stay-details';
import { stayLedger } from './stay-ledger';

type Shared = Pick<Quote, 'hotel' | 'booking_details' | 'checkIn' | 'checkOut' | 'nights' | 'occupancies' | 'rooms' | 'boardCode' | 'ledger' | 'cancelPolicy'>;

function bookedHotel(hotel: HotelRecord, language: Language): Shared['hotel'] {
  const { id, name, stars, address, latitude, longitude, timeZone, demo } = hotel;
  const places = { city_name: hotel.city.names[language], destination_name: hotel.destination.names[language], country_name: hotel.country.names[language] };
  return { hotel_id: id, name, stars, address, latitude, longitude, timeZone, demo, ...places, path: hotel.paths[language], image: imagesOf(hotel, language)[0] ?? null };
}

/** What a quote and a booking say alike about a stay. */
export function stayFacts(offer: StayOfferRecord, hotel: HotelRecord, language: Language): Shared {
  const { checkIn, checkOut, occupancies, board, cents, freeCancellationUntil: free, timeZone } = offer;
  return {
    hotel: bookedHotel(hotel, language),
    booking_details: bookingDetailsOf(hotel, language),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    occupancies: occupancies.map(({ paxes }) => ({ paxes: paxes.map(({ age }) => ({ age })) })),
    rooms: roomsOf(offer, text(`board.${board}`, language)),
    boardCode: board,
    ledger: stayLedger(cents, language),
    cancelPolicy: { refundable: free !== null, freeCancellationUntil: free === null ? null : localInstant(new Date(free), timeZone), timeZone },
  };
}
