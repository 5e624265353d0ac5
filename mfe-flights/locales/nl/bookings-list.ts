import bookings from './bookings.json';
import times from './times.json';

export default { ...bookings, ...times };
