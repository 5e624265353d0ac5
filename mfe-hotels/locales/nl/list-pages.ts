import cards from './cards.json';
import lists from './lists.json';
import search from './search.json';

export default { ...cards, ...lists, ...search };
