import cards from './en/cards.json';
import pages from './en/pages.json';
import search from './en/search.json';

export default { ...cards, ...pages, ...search };
