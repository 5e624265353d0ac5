import menu from './nl/menu.json';
import pages from './nl/pages.json';

export default { ...menu, ...pages };
