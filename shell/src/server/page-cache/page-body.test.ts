import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingOf, pageBody } from './page-body';

const HTML = Buffer.from('<p>words and words</p>'.repeat(500));

it('compresses its bytes once, and to less than it counts for', async () => {
  const body = pageBody(HTML);
  const [br, gzip] = await Promise.all([body.as('br'), body.as('gzip')]);
  expect(brotliDecompressSync(br).equals(HTML)).toBe(true);
  expect(gunzipSync(gzip).equals(HTML)).toBe(true);
  expect(await body.as('br')).toBe(br);
  expect(await body.as('identity')).toBe(HTML);
  expect(HTML.length + br.length + gzip.length).toBeLessThanOrEqual(body.bytes);
});

it('has one tag for the same bytes, and another for others', () => {
  const [one, same, other] = [HTML, Buffer.from(HTML), Buffer.from('other')].map(
    (bytes) => pageBody(bytes).etag,
  );
  expect([same, other === one]).toEqual([one, false]);
  expect(one).toMatch(/^W\/"[\w-]{22}"$/);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('sends by Accept-Encoding %j as %s', (header, encoding) =>
  expect(encodingOf(header)).toBe(encoding),
);
