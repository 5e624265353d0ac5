import { navigationEntries } from './navigation';

const linked = (name: string, order: number, flag?: string) => ({
  name,
  routes: [
    {
      name: 'landing',
      path: { en: `/${name}`, nl: `/nl/${name}` },
      layout: 'default' as const,
      guards: [],
      noindex: false,
      ...(flag === undefined ? {} : { flag }),
    },
  ],
  navigation: [{ route: 'landing', label: { en: `To ${name}`, nl: `Naar ${name}` }, order }],
});
const MANIFESTS = [linked('beta', 2), linked('gamma', 3, 'gamma'), linked('delta', 1)];

it('I18N-57 names what verticals want in the header, in their order and the page’s language', () => {
  expect(navigationEntries(MANIFESTS, { gamma: true }, 'nl')).toEqual([
    { vertical: 'delta', label: 'Naar delta', href: '/nl/delta', order: 1 },
    { vertical: 'beta', label: 'Naar beta', href: '/nl/beta', order: 2 },
    { vertical: 'gamma', label: 'Naar gamma', href: '/nl/gamma', order: 3 },
  ]);
});

it('PLT-20 leaves out what a flag switches off', () => {
  expect(navigationEntries(MANIFESTS, {}, 'en').map(({ href }) => href)).toEqual([
    '/delta',
    '/beta',
  ]);
});
