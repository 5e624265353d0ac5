import after from './nl/after.json';
import cards from './nl/cards.json';
import guest from './nl/guest.json';
import hotel from './nl/hotel.json';
import lists from './nl/lists.json';
import search from './nl/search.json';
import stay from './nl/stay.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...after, ...cards, ...guest, ...hotel, ...lists, ...search, ...stay };
