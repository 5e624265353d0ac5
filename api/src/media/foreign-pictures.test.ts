import { foreignAddress, foreignName } from './foreign-pictures';
import { isUploadName } from './photo-names';

const ORIGINS = ['https://bucket.test', 'http://127.0.0.1:9000'];

it.each([
  'https://bucket.test/a.webp',
  'https://bucket.test/folder/a%201_0f.jpg',
  'http://127.0.0.1:9000/x/%C3%A9.png',
  'https://bucket.test/image/upload/v1/noextension',
])('a picture at %s has a name of ours that leads back to it', (address) => {
  const name = foreignName(address, ORIGINS) ?? '';
  expect(isUploadName(name)).toBe(true);
  expect(foreignAddress(name, ORIGINS)?.href).toBe(address);
  expect(foreignAddress(name, ['https://another.test'])).toBeNull();
});

it.each([
  ['another origin', 'https://elsewhere.test/a.webp'],
  ['another port', 'https://bucket.test:8443/a.webp'],
  ['a signature that ends', 'https://bucket.test/a.webp?X-Amz-Signature=1'],
  ['a password', 'https://me:secret@bucket.test/a.webp'],
  ['no file', 'https://bucket.test/'],
  ['a path too long for a name', `https://bucket.test/${'a'.repeat(300)}.webp`],
  ['no address', 'a.webp'],
])('a picture with %s has none', (_what, address) =>
  expect(foreignName(address, ORIGINS)).toBeNull(),
);

it.each(['//elsewhere.test/a.webp', 'https://elsewhere.test/a.webp', '@elsewhere.test/a.webp', ''])(
  'a name made by hand leads to no other origin: %j',
  (path) => {
    const name = (foreignName('https://bucket.test/a', ORIGINS) ?? '').slice(
      0,
      'at-01234567-'.length,
    );
    expect(
      foreignAddress(`${name}${Buffer.from(path).toString('base64url')}.webp`, ORIGINS),
    ).toBeNull();
  },
);
