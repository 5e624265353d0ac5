import pages from './en/pages.json';
import search from './en/search.json';

export default { ...pages, ...search };
