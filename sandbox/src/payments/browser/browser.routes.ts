import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createCalls } from './calls';
import { createCardElement } from './card-element';
import { runCardFrame } from './card-frame';
import { CARD_TEXTS, cardFields, isLanguage } from './card-frame-page';
import { createCardRules } from './card-rules';
import { askChallenge, reportDone } from './challenge-dialog';
import { createConfirm } from './confirm';
import { createElementsGroup } from './elements-group';
import { openFrame } from './frame-link';
import { servePort } from './frame-port';
import type { Parts } from './messages';
import { sendPage } from '../../kit/pages';
import styles from '../data/frame-styles.json';
import { installStripe } from './stripe-object';
import { WAYS } from './ways';

/** Functions as a script for a browser: each uses the browser and its arguments alone, since no import travels with it. */
function scriptOf<Given extends Parts, Config extends object>(
  main: (parts: Given, config: Config) => unknown,
  parts: Given,
  config: Config,
): string {
  const list = Object.entries(parts).map(([name, part]) => `${name}: ${String(part)}`);
  // Loaders that keep the names of functions call a helper of theirs; a script without one would stop there.
  return `((__name) => {\n(${String(main)})({\n${list.join(',\n')}\n}, ${JSON.stringify(config)});\n})((named) => named);\n`;
}

const FILES: Readonly<Record<string, string>> = {
  'stripe.js': scriptOf(
    installStripe,
    { askChallenge, createCardElement, createConfirm, createElementsGroup, openFrame },
    { texts: CARD_TEXTS, styles, version: 'endive' },
  ),
  'card-frame.js': scriptOf(
    runCardFrame,
    { createCalls, createCardRules, servePort },
    { texts: CARD_TEXTS },
  ),
  'challenge-done.js': scriptOf(reportDone, {}, {}),
  'payments.css': readFileSync(path.resolve('sandbox/src/payments/data/payments.css'), 'utf8'),
};

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
    ({ query: { locale = 'en', ways = '' } }, reply) => {
      const language = isLanguage(locale) ? locale : 'en';
      const wanted = ways.split(',');
      return sendPage(reply, {
        language,
        title: CARD_TEXTS[language]?.['form'] ?? '',
        body: cardFields(
          language,
          WAYS.filter((way) => wanted.includes(way)),
        ),
        scripts: ['card-frame.js'],
      });
    },
  );
}
