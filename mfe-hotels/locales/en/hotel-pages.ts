import cards from './cards.json';
import hotel from './hotel.json';
import search from './search.json';
import stay from './stay.json';

export default { ...cards, ...hotel, ...search, ...stay };
