import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { hashSource } from './scripts/page-scripts';
import { testShelf, type TestShelf } from './testing/site.fixture';

const CODE = `
  routes: {
    index: () => Promise.resolve({
      Component: text('Blue'),
      meta: () => ({ title: 'Blue', structured: [{ '@type': 'Product', name: '</script><script>alert(1)</script><!--', url: '/alpha', image: ['/media/a/1280.webp'] }] }),
    }),
  },
  slots: {}`;

let shelf: TestShelf;
let site: FastifyInstance;

// also when a test fails: a server that is left open keeps the whole run from ending
afterEach(async () => {
  await site.close();
  await shelf.remove();
});

it('SEO a page has its structured data in the HTML, as data that no policy has to allow and no name can break out of', async () => {
  shelf = await testShelf();
  await shelf.publish({ name: 'alpha', code: CODE });
  site = await buildServer(shelf.config);
  const { body, headers } = await site.inject('/alpha');
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  expect(blocks).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: '</script><script>alert(1)</script><!--',
          url: 'https://site.test/alpha',
          image: ['https://site.test/media/a/1280.webp'],
        },
      ],
    },
  ]);
  const code = [...body.matchAll(/<script>(.*?)<\/script>/gs)];
  expect(code).toHaveLength(2);
  const policy = String(headers['content-security-policy']);
  for (const [, text = ''] of code) expect(policy).toContain(hashSource(text));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
