/* The limit: React's own `renderToString` of the same components, and nothing around it. */
import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { cards } from './app/cards.server.js';
import { Head, Page } from './app/page.js';

const App = () =>
  h('html', { lang: 'en' }, h('head', null, h(Head)), h('body', null, h(Page, { cards })));

createServer((request, response) => {
  if (request.url === '/health') return void response.end('{}');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>${renderToString(h(App))}`);
}).listen(Number(process.env.PORT), '127.0.0.1');
