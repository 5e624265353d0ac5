import cards from './nl/cards.json';
import pages from './nl/pages.json';
import search from './nl/search.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...cards, ...pages, ...search };
