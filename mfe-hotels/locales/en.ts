import cards from './en/cards.json';
import pages from './en/pages.json';
import search from './en/search.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...cards, ...pages, ...search };
