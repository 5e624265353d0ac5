import { staySuppliers } from '../../adapters/stay-supplier/stay-suppliers';
import type { Config } from '../../platform/config';
import type { StaySuppliers } from '../../ports/stay-supplier';
import type { ApiVertical, VerticalDeps } from '../../registration/api-vertical';
import { documentDeps } from '../../registration/document-deps';
import { anonymisedStayBooking } from './anonymised-stay';
import { bookService } from './book.service';
import { hotelBookingView } from './booking-view';
import { hotelBookingsRoutes } from './hotel-bookings.routes';
import { hotelBookingsService } from './hotel-bookings.service';
import { hotelsRoutes } from './hotels.routes';
import { quoteService, stayDue } from './quote.service';
import { stayOf } from './stay-details';
import { stayCancelling } from './stay-cancelling';
import { stayDocuments } from './stay-documents';
import { stayEnd } from './stay-end';
import { removeDocumentNumbers, stayNumbers } from './stay-numbers.repository';
import { staySale } from './stay-sale';
import { tellStay } from './stay-trip';
import { stayWatch } from './stay-watch';
import { staysOnSale } from './stays-on-sale';
import type { Booking } from '../../booking/booking';

const viewOf =
  ({ catalogue, keys: { links: keys } }: VerticalDeps) =>
  async (booking: Booking, reader: { language: Booking['language']; now: number }) => {
    const hotel = await catalogue.hotel(stayOf(booking).hotelId);
    if (hotel === null)
      throw new Error(`the hotel of booking ${booking.id} is not in the catalogue`);
    return hotelBookingView(booking, hotel, { keys, ...reader });
  };

type SuppliersOf = (config: Config, log: VerticalDeps['log']) => StaySuppliers;

export const hotelsWith = (suppliersOf: SuppliersOf): ApiVertical => ({
  register(deps) {
    const { config, database, catalogue, keys, documentNumbers, clock } = deps;
    const suppliers = suppliersOf(config, deps.log);
    const stays = staysOnSale(suppliers, deps.log);
    const view = viewOf(deps);
    return {
      routes(api, { bookingService, keptAnswers, wake }) {
        hotelsRoutes(api, { catalogue, stays, openCache: deps.openCache });
        hotelBookingsRoutes(api, {
          keptAnswers,
          quotes: quoteService({ database, catalogue, stays }),
          book: bookService(bookingService, documentNumbers),
          bookings: hotelBookingsService({ database, catalogue, keys: keys.links, wake }),
          guessesPerMinute: config.rateLimit.login,
        });
      },
      bookings: {
        sale: staySale(suppliers, clock),
        quotes: { due: stayDue },
        documents: stayDocuments({
          ...documentDeps(deps),
          view: (booking, now) => view(booking, { language: booking.language, now }),
        }),
        retained: { tripEnd: stayEnd, anonymised: anonymisedStayBooking },
        cancelling: stayCancelling,
        trips: tellStay(view),
      },
      watch: stayWatch({ catalogue, stays, pages: deps.pages }),
      health: { stays: () => stays.health() },
      housekeeping: [
        {
          name: 'document numbers after travel',
          run: (now) => removeDocumentNumbers(database.orm, now),
        },
      ],
      documentNumbers: stayNumbers(database.orm),
    };
  },
});

export const vertical = hotelsWith(({ stays }, log) => staySuppliers(stays, log));
