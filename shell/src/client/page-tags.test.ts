import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { parse } from 'valibot';
import type { BootVertical } from '../app/boot';
import { createPageTags } from './page-tags';

const release = (version: string) => ({
  version,
  container: 'c',
  entry: '/e',
  integrity: null,
  integrityUrl: '/i',
  integrityHash: 'h',
});
const vertical = (name: string, change: Partial<BootVertical>): BootVertical => ({
  manifest: parse(VerticalManifestSchema, {
    name,
    version: '0.0.1',
    contract: '^2.0.0',
    criticality: 'regular',
    routes: [],
    namespaces: [name],
  }),
  release: null,
  fallback: null,
  failure: null,
  ...change,
});

const TAGS = createPageTags({
  build: 'd6fe139a44',
  verticals: [
    vertical('alpha', { release: release('1.2.0-0a'), fallback: release('1.1.0') }),
    vertical('beta', { fallback: release('1.0.0') }),
    vertical('gamma', { failure: 'broken' }),
  ],
});

it.each([
  ['alpha', '1.2.0-0a'],
  ['beta', '1.0.0'],
  ['gamma', 'none'],
  ['shell', 'd6fe139a44'],
])('%s is there in version %s', (name, version) => expect(TAGS.versionOf(name)).toBe(version));

it('a page is named by its owner, release, route and language, and never by its address', () => {
  const handle = {
    vertical: 'alpha',
    route: 'thing',
    language: 'nl',
    layout: 'default',
    flag: undefined,
    payment: false,
  };
  expect(
    TAGS.tagOf({
      location: { pathname: '/nl/dingen/geheim' },
      matches: [{ route: {} }, { route: { handle } }],
    }),
  ).toEqual({ vertical: 'alpha', version: '1.2.0-0a', route: 'alpha.thing', language: 'nl' });
});

it.each([
  ['/nl/geen-pagina', 'nl'],
  ['/no-such-page', 'en'],
])('%s, which nobody owns, is a page of the shell', (pathname, language) => {
  expect(TAGS.tagOf({ location: { pathname }, matches: [{ route: {} }] })).toEqual({
    vertical: 'shell',
    version: 'd6fe139a44',
    route: 'shell.not-found',
    language,
  });
});
