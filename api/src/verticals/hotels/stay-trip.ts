import type { HotelBooking } from '@wayfare/api-contract';
import type { Booking } from '../../booking/booking';
import {
  pageAction,
  documentActions,
  type Reader,
  type TellBooking,
  type ToldMoment,
} from '../../trips/told-booking';

type View = (booking: Booking, reader: Reader) => Promise<HotelBooking>;

export const tellStay =
  (view: View): TellBooking =>
  async (booking, reader) => {
    const seen = await view(booking, reader);
    const { hotel, checkIn, checkOut, rooms, booking_details: details, supplierReference } = seen;
    const { name, city_name: town, latitude, longitude, timeZone } = hotel;
    const moment = (day: string, time: string): ToldMoment => ({
      local: `${day}T${time}`,
      timeZone,
      place: { name, town, aliases: [], position: { latitude, longitude } },
    });
    const named = rooms.flatMap(({ guest }) => (guest === null ? [] : [guest]));
    const query = { booking: booking.id };
    return {
      total: seen.ledger.total,
      references: supplierReference === null ? [] : [{ issuer: name, value: supplierReference }],
      travellers: named.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      payBefore: null,
      news: null,
      entries: [
        {
          part: '1',
          journey: '',
          form: 'stay',
          icon: 'bed',
          title: name,
          start: moment(checkIn, details.schedule.start),
          end: moment(checkOut, details.schedule.end),
          facts: [...new Set(rooms.map(({ description }) => description))],
          picture: hotel.image,
        },
      ],
      actions: [
        ...documentActions(seen.documents),
        pageAction('view', 'success', query),
        ...(seen.canCancel ? [pageAction('cancel', 'cancelation', query)] : []),
      ],
    };
  };
