import menu from './nl/menu.json';
import pages from './nl/pages.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...menu, ...pages };
