import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import * as v from 'valibot';
import { checkContract, checkOverlaps, parseManifest } from './check-manifest';
import { document, manifestOf } from './testing/release.fixture';

const route = (change: Record<string, unknown>) => ({
  routes: [{ ...document.routes[0], ...change }],
});
const twice = (item: unknown, key: string) => ({ [key]: [item, item] });
const slot = { id: 'home.search/v1', order: 1, label: { en: 'A', nl: 'B' } };

describe('vertical.json', () => {
  it('gives a manifest what it leaves out', () => {
    expect(parseManifest(document)).toMatchObject({
      redirects: [],
      slots: [],
      navigation: [],
      routes: [{ layout: 'default', guards: [], noindex: false }],
    });
  });

  it.each([
    ['no document', null, 'document'],
    ['a text', 'alpha', 'document'],
    ['a name with capitals', { ...document, name: 'Alpha' }, 'name'],
    ['a version that is none', { ...document, version: 'one' }, 'version'],
    ['an empty contract', { ...document, contract: '' }, 'contract'],
    ['an unknown criticality', { ...document, criticality: 'high' }, 'criticality'],
    [
      'a rollout that begins with nobody',
      { ...document, rollout: { steps: [{ percent: 0 }] } },
      'rollout.steps.0.percent: a step of 0 % would meet nobody',
    ],
    [
      'a rollout without room for error',
      { ...document, rollout: { margins: { lcp: 0 } } },
      'rollout.margins.lcp',
    ],
    ['an owner without a team', { ...document, owner: {} }, 'owner.team'],
    [
      'a mail to nobody',
      { ...document, owner: { team: 'alphas', mail: 'alphas' } },
      'owner.mail: must be an e-mail address',
    ],
    ...[
      'hooks.example.com',
      'ftp://hooks.example.com/',
      'http://hooks.example.com/',
      'http://localhost.example.com/',
      'https://user:password@hooks.example.com/',
    ].map((webhook): [string, object, string] => [
      `a webhook to ${webhook}`,
      { ...document, owner: { team: 'alphas', webhook } },
      'owner.webhook: must be an https address',
    ]),
    ['an unknown field', { ...document, colour: 'red' }, 'colour'],
    ['no routes at all', { ...document, routes: undefined }, 'routes'],
    [
      'a trailing slash',
      { ...document, ...route({ path: { en: '/alpha/', nl: '/nl/alfa' } }) },
      'routes.0.path.en',
    ],
    [
      'an optional segment',
      { ...document, ...route({ path: { en: '/alpha/:id?', nl: '/nl/alfa' } }) },
      'routes.0.path.en',
    ],
    [
      'a path in one language',
      { ...document, ...route({ path: { en: '/alpha' } }) },
      'routes.0.path.nl',
    ],
    [
      'a Dutch path outside /nl',
      { ...document, ...route({ path: { en: '/alpha', nl: '/alfa' } }) },
      'the Dutch path',
    ],
    [
      'an English path below /nl',
      { ...document, ...route({ path: { en: '/nl/a', nl: '/nl/alfa' } }) },
      'the English path',
    ],
    [
      'other parameters in Dutch',
      { ...document, ...route({ path: { en: '/alpha/:id', nl: '/nl/alfa/:nummer' } }) },
      'the same parameters',
    ],
    ['an unknown layout', { ...document, ...route({ layout: 'three' }) }, 'routes.0.layout'],
    [
      'an unknown field of a route',
      { ...document, ...route({ cannonical: true }) },
      'routes.0.cannonical',
    ],
    [
      'a slot without a version',
      { ...document, slots: [{ ...slot, id: 'home.search' }] },
      'slots.0.id',
    ],
    [
      'a label without Dutch',
      { ...document, slots: [{ ...slot, label: { en: 'A', nl: '' } }] },
      'slots.0.label.nl',
    ],
    [
      'two routes of one name',
      {
        ...document,
        routes: [document.routes[0], { name: 'index', path: { en: '/b', nl: '/nl/b' } }],
      },
      'two routes have one name',
    ],
    [
      'two routes of one path',
      { ...document, routes: [document.routes[0], { ...document.routes[0], name: 'other' }] },
      'two routes have one path',
    ],
    ['two slots of one id', { ...document, ...twice(slot, 'slots') }, 'two slots'],
    [
      'two redirects from one path',
      { ...document, ...twice({ from: '/old', to: '/alpha' }, 'redirects') },
      'two redirects',
    ],
    [
      'an entry in the header for no route',
      { ...document, navigation: [{ route: 'nowhere', label: { en: 'A', nl: 'B' }, order: 1 }] },
      'names no route',
    ],
  ])('refuses %s and names the place', (_what, input, place) => {
    expect(() => parseManifest(input)).toThrow(
      expect.objectContaining({
        code: 'MANIFEST',
        statusCode: 422,
        message: expect.stringContaining(place),
      }),
    );
  });
});

describe('the contract of the shell', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.9.3', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.0.0', '2.0.0', false],
    ['>=1 <3', '2.5.0', true],
    ['no range', '1.0.0', false],
  ])('a vertical for %s with a shell of %s runs: %s', (range, shell, runs) => {
    const check = () => checkContract({ name: 'alpha', contract: range }, shell);
    if (runs) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({ code: 'CONTRACT', message: expect.stringContaining(range) }),
      );
  });
});

it('refuses two verticals that claim one path and names both', () => {
  const beta = manifestOf({ name: 'beta' });
  expect(() => checkOverlaps([manifestOf(), beta])).toThrow(
    expect.objectContaining({ code: 'OVERLAP', message: 'alpha and beta both claim /alpha' }),
  );
});

describe('a release and the languages of the site', () => {
  const withLabel = (label: object) => ({
    ...document,
    navigation: [{ route: 'index', label, order: 1 }],
  });

  it('is loaded from before a language: its English path and words stand in', () => {
    const older = {
      ...withLabel({ en: 'Alpha' }),
      slots: [],
      ...{ routes: [{ name: 'index', path: { en: '/alpha' } }] },
    };
    const { routes, navigation } = v.parse(VerticalManifestSchema, older);
    expect(routes[0]?.path).toEqual({ en: '/alpha', nl: '/nl/alpha' });
    expect(navigation[0]?.label).toEqual({ en: 'Alpha', nl: 'Alpha' });
  });

  it('is loaded with a language that this host does not know yet', () => {
    const newer = {
      ...document,
      routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/alfa', de: '/de/alpha' } }],
    };
    expect(v.parse(VerticalManifestSchema, newer).routes[0]?.path).toEqual({
      en: '/alpha',
      nl: '/nl/alfa',
    });
  });

  it('is not built without one of them', () => {
    expect(() => parseManifest(withLabel({ en: 'Alpha' }))).toThrow(
      'navigation.0.label.nl: is missing',
    );
    expect(() => parseManifest(withLabel({ nl: 'Alfa' }))).toThrow('English text is missing');
  });

  it.each([
    ['a label', withLabel({ en: 'Alpha', nl: 'Alfa', xx: 'Alpha' }), 'navigation.0.label.xx'],
    [
      'a path',
      { ...document, ...route({ path: { en: '/alpha', nl: '/nl/alfa', nk: '/nk/alfa' } }) },
      'routes.0.path.nk',
    ],
  ])('is not built with %s in a language that the site has not', (_what, manifest, place) => {
    expect(() => parseManifest(manifest)).toThrow(`${place}: is no language of the site`);
  });
});
