import booked from './booked.json';
import bookings from './bookings.json';
import cabin from './cabin.json';
import steps from './steps.json';
import times from './times.json';
import trip from './trip.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...booked, ...bookings, ...cabin, ...steps, ...times, ...trip };
