import type { FastifyInstance } from 'fastify';
import { sendPage } from './pages';
import { WAYS } from './ways';
import { createCalls } from './calls';
import { createCardElement } from './card-element';
import { runCallsFrame, runCardFrame } from './card-frame';
import { cardFields } from './card-frame-page';
import { createCardRules } from './card-rules';
import { CARD_TEXTS } from './card-texts';
import { createWays } from './card-ways';
import { askChallenge } from './challenge-dialog';
import { reportDone } from './challenge-done';
import { createConfirm } from './confirm';
import { createElementsGroup } from './elements-group';
import { openFrame } from './frame-link';
import { servePort } from './frame-port';
import { PAYMENTS_CSS } from './payments-css';
import { scriptOf } from './script';
import { installStripe } from './stripe-object';

type Language = keyof typeof CARD_TEXTS;
const isLanguage = (text: string): text is Language => Object.hasOwn(CARD_TEXTS, text);
const languageOf = (locale = ''): Language => (isLanguage(locale) ? locale : 'en');

const FILES: Readonly<Record<string, string>> = {
  'stripe.js': scriptOf(
    installStripe,
    { askChallenge, createCardElement, createConfirm, createElementsGroup, openFrame },
    { texts: CARD_TEXTS, version: 'endive' },
  ),
  'card-frame.js': scriptOf(
    runCardFrame,
    { createCalls, createCardRules, createWays, servePort },
    { texts: CARD_TEXTS },
  ),
  'calls-frame.js': scriptOf(runCallsFrame, { createCalls, servePort }, {}),
  'challenge-done.js': scriptOf(reportDone, {}, {}),
  'payments.css': PAYMENTS_CSS,
};

/** What browsers fetch: an object in Stripe.js's shape, and the frames in which cards are typed. */
export function registerBrowserFiles(app: FastifyInstance): void {
  for (const [name, text] of Object.entries(FILES)) {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    app.get(`/v3/${name}`, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .type(`${type}; charset=utf-8`)
        .send(text),
    );
  }
  app.get<{ Querystring: { locale?: string; ways?: string } }>(
    '/v3/card-frame',
    ({ query }, reply) => {
      const wanted = (query.ways ?? 'card').split(',');
      const ways = WAYS.filter((way) => wanted.includes(way));
      const language = languageOf(query.locale);
      return sendPage(reply, {
        language,
        title: CARD_TEXTS[language].form,
        body: cardFields(language, ways),
        scripts: ['card-frame.js'],
      });
    },
  );
  app.get('/v3/calls-frame', (_request, reply) =>
    sendPage(reply, { title: 'Payment service', body: '', scripts: ['calls-frame.js'] }),
  );
}
