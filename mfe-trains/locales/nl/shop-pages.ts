import basket from './basket.json';
import offers from './offers.json';
import places from './places.json';
import search from './search.json';
import times from './times.json';

export default { ...basket, ...offers, ...places, ...search, ...times };
