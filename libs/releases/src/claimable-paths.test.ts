import { pathFaults } from './claimable-paths';
import { manifestOf } from './testing/release.fixture';

const withPath = (en: string, nl: string) =>
  manifestOf({ routes: [{ name: 'index', path: { en, nl } }] });

it.each([
  ['the home page', '/', '/nl'],
  ['a word', '/things', '/nl/dingen'],
  ['a parameter below a word', '/things/:slug', '/nl/dingen/:slug'],
  ['what only begins as the shell’s own', '/ready-made', '/nl/api-docs'],
  ['what the shell has at the top alone', '/things/health', '/nl/dingen/media'],
])('a vertical may have %s', (_what, en, nl) => {
  expect(pathFaults(withPath(en, nl))).toEqual([]);
});

it.each([
  ['a parameter at the top', '/:any', '/nl/:any', ['/:any', '/nl/:any']],
  ['what tells whether the shell runs', '/health', '/nl/gezond', ['/health']],
  ['calls', '/api/things', '/nl/dingen', ['/api/things']],
  ['files of releases', '/r/:name', '/nl/r/:name', ['/r/:name', '/nl/r/:name']],
  ['counts of a rollout', '/arms', '/nl/beide', ['/arms']],
  ['pictures', '/media/:id', '/nl/beeld/:id', ['/media/:id']],
])('a vertical may not have %s', (_what, en, nl, paths) => {
  expect(pathFaults(withPath(en, nl))).toEqual(
    paths.map((path) => expect.stringContaining(`${path} `)),
  );
});

it('a redirect may not begin there either', () => {
  const manifest = { ...manifestOf({}), redirects: [{ from: '/assets/old', to: '/alpha' }] };
  expect(pathFaults(manifest)).toEqual([expect.stringContaining('/assets/old')]);
});
