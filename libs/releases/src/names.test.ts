import { integrityOf } from './integrity';
import { containerName, releasePath, slotChunk } from './names';

it('serves a release on the site itself', () =>
  expect(releasePath('alpha', '1.0.0')).toBe('/r/alpha/1.0.0'));

it.each([
  ['1.0.0', 'wayfare_alpha_1_0_0'],
  ['1.0.0-ab12', 'wayfare_alpha_1_0_0_ab12'],
])(
  'names the container of version %s so that two releases can stand in one page',
  (version, name) => {
    expect(containerName('alpha', version)).toBe(name);
  },
);

it('names the container of a vertical of two words by a name that scripts can have', () => {
  expect(containerName('alpha-beta', '1.0.0')).toBe('wayfare_alpha_beta_1_0_0');
});

it.each([
  ['home.search/v1', 'slot-home-search-v1'],
  ['account.menu/v2', 'slot-account-menu-v2'],
])('names the chunk of slot %s', (id, chunk) => expect(slotChunk(id)).toBe(chunk));

it('hashes a file in the form of the integrity attribute', () => {
  expect(integrityOf(Buffer.from('alert(1)'))).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
});
