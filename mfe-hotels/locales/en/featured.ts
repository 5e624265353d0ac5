import cards from './cards.json';
import search from './search.json';

export default { ...cards, ...search };
