import basket from './basket.json';
import places from './places.json';
import riders from './riders.json';
import steps from './steps.json';
import times from './times.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...basket, ...places, ...riders, ...steps, ...times };
