import '@wayfare/ui-styles';
import './cockpit.css';
import { createBrowserRouter } from '@wayfare/router';
import { createRoot } from 'react-dom/client';
import { createCockpit } from './api/cockpit';
import { rolloutsOfService } from './api/service-rollouts';
import { App } from './app';
import { baseOf, languageAt } from './domain/addresses';
import { createRoutes } from './routes';

const language = languageAt(window.location.pathname);
const cockpit = createCockpit({
  fetch: window.fetch.bind(window),
  language,
  rolloutsBy: rolloutsOfService,
});
const router = createBrowserRouter(createRoutes(cockpit), { basename: baseOf(language) });
const place = document.getElementById('cockpit');
if (place === null) throw new Error('the document has no place for the cockpit');

document.documentElement.lang = language;
createRoot(place).render(<App cockpit={cockpit} router={router} />);
