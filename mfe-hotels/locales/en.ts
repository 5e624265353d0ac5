import after from './en/after.json';
import cards from './en/cards.json';
import guest from './en/guest.json';
import hotel from './en/hotel.json';
import lists from './en/lists.json';
import search from './en/search.json';
import stay from './en/stay.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...after, ...cards, ...guest, ...hotel, ...lists, ...search, ...stay };
