import { buildServer } from '../build-server';
import { robotsText } from './robots';
import { testShelf } from '../testing/site.fixture';

const ORIGIN = 'https://site.test';

it('OQ-15 keeps robots away from calls only, and shows them pictures and the sitemap', () => {
  expect(robotsText({ origin: ORIGIN, robots: true }).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /media/',
    'Disallow: /api/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ]);
});

it.each([
  ['on', 'Sitemap:', undefined],
  ['off', 'User-agent: *\nDisallow: /\n', 'noindex'],
])(
  'NFR a deployment with ROBOTS=%s says so in robots.txt and with every answer',
  async (robots, text, header) => {
    const shelf = await testShelf({ ROBOTS: robots });
    await shelf.publish({ name: 'alpha' });
    const site = await buildServer(shelf.config);
    const [file, ...others] = await Promise.all(
      [
        '/robots.txt',
        '/alpha',
        '/nope',
        '/health',
        '/sitemaps/pages.xml',
        '/r/alpha/1.0.0/client/index.js',
        '/media/cards/site/wayfare.en.png',
      ].map((url) => site.inject(url)),
    );
    expect(file?.body).toContain(text);
    for (const answer of [file, ...others]) expect(answer?.headers['x-robots-tag']).toBe(header);
    await site.close();
    await shelf.remove();
  },
);
