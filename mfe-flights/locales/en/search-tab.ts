import cabin from './cabin.json';
import search from './search.json';

export default { ...cabin, ...search };
