import cabin from './cabin.json';
import seats from './seats.json';
import steps from './steps.json';
import times from './times.json';
import trip from './trip.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...cabin, ...seats, ...steps, ...times, ...trip };
