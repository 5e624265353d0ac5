import menu from './en/menu.json';
import pages from './en/pages.json';

export default { ...menu, ...pages };
