import fastify from 'fastify';
import type { LiveSet } from '../releases/live-set';
import { manifestOf, route } from '../testing/sitemap.fixture';
import { registerPublishedPages } from './published-pages';

/** The answer for a site of these manifests; without any nothing was published. */
async function ask(manifests: ReturnType<typeof manifestOf>[] | null) {
  const app = fastify();
  const plan = { verticals: (manifests ?? []).map((manifest) => ({ manifest })) };
  registerPublishedPages(app, {
    forVisitor: () => (manifests === null ? null : { plan }),
  } as unknown as Pick<LiveSet, 'forVisitor'>);
  const answer = await app.inject('/pages.json');
  return [answer.statusCode, answer.json<unknown>()];
}

describe('Where the pages of the live verticals are', () => {
  it('names each route with its path in each language, parameters by their names', async () => {
    const thing = { name: 'thing', path: { en: '/things/:slug', nl: '/nl/dingen/:slug' } };
    expect(await ask([manifestOf(route({}), thing)])).toEqual([
      200,
      { pages: { 'alpha.index': route({}).path, 'alpha.thing': thing.path } },
    ]);
  });

  it('is not known before anything was published', async () => {
    expect(await ask(null)).toEqual([503, { pages: {} }]);
  });
});
