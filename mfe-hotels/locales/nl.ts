import cards from './nl/cards.json';
import pages from './nl/pages.json';
import search from './nl/search.json';

export default { ...cards, ...pages, ...search };
