import pages from './nl/pages.json';
import search from './nl/search.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...pages, ...search };
