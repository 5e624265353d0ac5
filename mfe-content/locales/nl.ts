import home from './nl/home.json';
import pages from './nl/pages.json';
import siteSearch from './nl/site-search.json';

export default { ...home, ...pages, ...siteSearch };
