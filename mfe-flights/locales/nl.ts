import pages from './nl/pages.json';
import search from './nl/search.json';

export default { ...pages, ...search };
