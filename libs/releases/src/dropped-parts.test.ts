import { checkDropped, droppedParts } from './dropped-parts';
import { parseManifest } from './check-manifest';
import { document } from './testing/release.fixture';

const route = (name: string, en: string, nl = `/nl${en}`) => ({ name, path: { en, nl } });
const slot = (id: string) => ({ id, order: 1, label: { en: 'Part', nl: 'Deel' } });
const manifest = (change: object) => parseManifest({ ...document, ...change });

const before = manifest({
  routes: [route('index', '/alpha'), route('thing', '/alpha/:slug')],
  slots: [slot('home.search/v1')],
});

it.each([
  ['nothing', {}, []],
  [
    'a parameter that is called otherwise',
    { routes: [route('index', '/alpha'), route('thing', '/alpha/:name')] },
    [],
  ],
  [
    'a route',
    { routes: [route('index', '/alpha')] },
    ['alpha.thing', '/alpha/:slug', '/nl/alpha/:slug'],
  ],
  [
    'the name of a route',
    { routes: [route('index', '/alpha'), route('item', '/alpha/:slug')] },
    ['alpha.thing'],
  ],
  [
    'a path',
    { routes: [route('index', '/alpha'), route('thing', '/things/:slug', '/nl/alpha/:slug')] },
    ['/alpha/:slug'],
  ],
  [
    'a path that leads on',
    {
      routes: [route('index', '/alpha'), route('thing', '/things/:slug', '/nl/alpha/:slug')],
      redirects: [{ from: '/alpha/:slug', to: '/things/:slug' }],
    },
    [],
  ],
  ['a slot', { slots: [] }, ['home.search/v1']],
])('finds %s', (_what, change, dropped) => {
  const after = manifest({ routes: before.routes, slots: before.slots, ...change });
  expect(droppedParts(before, after)).toEqual(dropped);
});

it('names what is dropped and how to do it on purpose, unless all of it is meant', () => {
  const after = manifest({ routes: before.routes, slots: [] });
  expect(() => checkDropped(before, after, [])).toThrow(
    expect.objectContaining({
      code: 'DROPPED',
      message: expect.stringContaining('alpha has no home.search/v1 any more'),
    }),
  );
  expect(() => checkDropped(before, after, ['home.search/v1'])).not.toThrow();
});
