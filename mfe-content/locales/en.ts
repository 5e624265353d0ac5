import home from './en/home.json';
import pages from './en/pages.json';
import siteSearch from './en/site-search.json';

export default { ...home, ...pages, ...siteSearch };
