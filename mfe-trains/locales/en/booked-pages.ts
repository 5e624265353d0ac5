import basket from './basket.json';
import booked from './booked.json';
import places from './places.json';
import riders from './riders.json';
import times from './times.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...basket, ...booked, ...places, ...riders, ...times };
