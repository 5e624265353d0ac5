import type { RetainedVertical } from './booking/retention-rule';
import { anonymisedFlightBooking } from './verticals/flights/anonymised-flight';
import { flightEnd } from './verticals/flights/flight-end';
import { anonymisedStayBooking } from './verticals/hotels/anonymised-stay';
import { stayEnd } from './verticals/hotels/stay-end';
import { anonymisedTrainBooking } from './verticals/trains/anonymised-train';
import { trainEnd } from './verticals/trains/train-end';

/** How each vertical takes the people out of its bookings. */
export const RETAINED_VERTICALS: Readonly<Record<string, RetainedVertical>> = {
  hotels: { tripEnd: stayEnd, anonymised: anonymisedStayBooking },
  flights: { tripEnd: flightEnd, anonymised: anonymisedFlightBooking },
  trains: { tripEnd: trainEnd, anonymised: anonymisedTrainBooking },
};
