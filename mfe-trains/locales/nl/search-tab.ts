import places from './places.json';
import search from './search.json';

export default { ...places, ...search };
