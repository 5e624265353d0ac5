import type { RetainedVertical } from './modules/bookings/retention-rule';
import { anonymisedFlightBooking } from './modules/flights/anonymised-flight';
import { flightEnd } from './modules/flights/flight-end';
import { anonymisedStayBooking } from './modules/hotels/anonymised-stay';
import { stayEnd } from './modules/hotels/stay-end';
import { anonymisedTrainBooking } from './modules/trains/anonymised-train';
import { trainEnd } from './modules/trains/train-end';

/** How each vertical takes the people out of its bookings. */
export const RETAINED_VERTICALS: Readonly<Record<string, RetainedVertical>> = {
  hotels: { tripEnd: stayEnd, anonymised: anonymisedStayBooking },
  flights: { tripEnd: flightEnd, anonymised: anonymisedFlightBooking },
  trains: { tripEnd: trainEnd, anonymised: anonymisedTrainBooking },
};
