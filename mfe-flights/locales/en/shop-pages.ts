import cabin from './cabin.json';
import offers from './offers.json';
import search from './search.json';
import times from './times.json';
import trip from './trip.json';

export default { ...cabin, ...offers, ...search, ...times, ...trip };
