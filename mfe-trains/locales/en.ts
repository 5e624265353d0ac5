import pages from './en/pages.json';
import search from './en/search.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...pages, ...search };
