import '@wayfare/ui-styles';
import './desk.css';
import { homeOf, languageOfPath } from '@wayfare/domain';
import { createBrowserRouter } from '@wayfare/router';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createDesk } from './api/desk';
import { createRoutes } from './routes';

const language = languageOfPath(window.location.pathname);
const desk = createDesk({ fetch: window.fetch.bind(window), language });
const router = createBrowserRouter(createRoutes(desk), { basename: homeOf(language) });
const place = document.getElementById('desk');
if (place === null) throw new Error('the document has no place for the desk');

document.documentElement.lang = language;
createRoot(place).render(<App desk={desk} router={router} />);
