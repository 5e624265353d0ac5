import menu from './en/menu.json';
import pages from './en/pages.json';

export { loadTexts } from '@wayfare/checkout/load-texts';
export default { ...menu, ...pages };
