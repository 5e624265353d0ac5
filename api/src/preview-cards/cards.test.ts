import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import sharp from 'sharp';
import type { HotelRecord } from '../catalogue/records/records';
import { registerErrorAnswers } from '../platform/http/error-answers';
import { Problem } from '../platform/http/problem';
import type { Content } from '../ports/content';
import { smallContent } from '../../test/fakes/small-content';
import { createConcurrencyLimit } from '../accounts/auth/concurrency-limit';
import type { Media } from '../media/media.service';
import { cardFacts } from './card-facts';
import { CARD_SIZE } from './card-picture';
import { cardRoutes } from './cards.routes';
import { cardsInMemory } from '../../test/builders/cards';

const HOTEL = {
  id: 'h-1',
  name: 'Hotel Mar Blau',
  stars: 4,
  city: { id: 'c', names: { en: 'The Hague', nl: 'Den Haag' } },
  country: { id: 'NL', names: { en: 'Netherlands', nl: 'Nederland' } },
  photos: [{ id: 'beach-1', alt: { en: 'Beach', nl: 'Strand' } }],
  demo: true,
} as unknown as HotelRecord;

const photo = (colour: string) =>
  sharp({ create: { width: 1280, height: 853, channels: 3, background: colour } })
    .webp()
    .toBuffer();

interface Case {
  hotel?: Partial<HotelRecord>;
  media?: Pick<Media, 'picture'>;
}

async function open({
  hotel = {},
  media = { picture: () => photo('teal') },
}: Case = {}): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  registerErrorAnswers(app);
  const record = { ...HOTEL, ...hotel };
  cardRoutes(
    app,
    cardsInMemory({
      catalogue: { hotel: async (id) => (id === record.id ? record : null) },
      content: smallContent(),
      media,
    }),
  );
  await app.ready();
  return app;
}

describe('Social cards', () => {
  it.each([
    'site/wayfare.en',
    'site/wayfare.nl',
    'hotel/h-1.en',
    'hotel/h-1.nl',
    'article/lisbon-in-three-days.en',
    'destination/spain.en',
    'destination/spanje.nl',
  ])('SEO %s is a picture of 1200 by 630 that may be kept for a week', async (name) => {
    const answer = await (await open()).inject(`/media/cards/${name}.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('max-age=604800'),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      ...CARD_SIZE,
    });
    expect(answer.rawPayload.length).toBeLessThan(600_000);
  });

  it.each([
    ['a hotel that is not there', 'hotel/h-2.en.png'],
    ['an article that is not there', 'article/buy-cheap-watches.en.png'],
    ['an article that is not published', 'article/not-ready.en.png'],
    ['a slug of the other language', 'destination/spanje.en.png'],
    ['a kind that is not there', 'review/h-1.en.png'],
    ['a kind of every object', 'constructor/h-1.en.png'],
    ['another name for the site', 'site/other.en.png'],
    ['another language', 'site/wayfare.de.png'],
    ['another format', 'site/wayfare.en.svg'],
    ['a name with words', 'site/hello%20world.en.png'],
    ['a name that leads elsewhere', 'hotel/..%2f..%2fetc.en.png'],
    ['a name without end', `hotel/${'a'.repeat(130)}.en.png`],
  ])('SEO are not drawn for %s', async (_what, name) => {
    const answer = await (await open()).inject(`/media/cards/${name}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('SEO are drawn once, however many ask, and the same each time', async () => {
    const picture = jest.fn(() => photo('teal'));
    const app = await open({ media: { picture } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.inject('/media/cards/hotel/h-1.en.png')),
    );
    expect(picture).toHaveBeenCalledTimes(1);
    const other = await (await open()).inject('/media/cards/hotel/h-1.en.png');
    for (const answer of answers) expect(answer.rawPayload.equals(other.rawPayload)).toBe(true);
    const tag = String(other.headers.etag);
    expect(
      await app.inject({ url: '/media/cards/hotel/h-1.en.png', headers: { 'if-none-match': tag } }),
    ).toMatchObject({ statusCode: 304, body: '' });
    expect(picture).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/media/skyline-at-dusk-2', 'skyline-at-dusk-2'],
    ['/media/content/cover_1a2b3c.jpg', 'cover_1a2b3c.jpg'],
    ['https://elsewhere.test/a.jpg', null],
  ])('SEO show the cover at %s', async (src, photo) => {
    const entry = { id: 1, attributes: { title: 'A story', cover: { src, alt: '' } } };
    const content: Pick<Content, 'find'> = { find: () => Promise.resolve(entry as never) };
    expect(
      await cardFacts(
        { catalogue: { hotel: async () => null }, content },
        { kind: 'article', name: 'a-story', language: 'en' },
      ),
    ).toMatchObject({ title: 'A story', photo });
  });

  it('SEO change with what they say', async () => {
    const tags = await Promise.all(
      [{}, { name: 'Hotel Mar Verd' }, { demo: false }].map(
        async (hotel) =>
          (await (await open({ hotel })).inject('/media/cards/hotel/h-1.en.png')).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('SEO are drawn without the picture that can not be had, for a moment', async () => {
    let isAway = true;
    const app = await open({
      media: {
        picture: () =>
          isAway
            ? Promise.reject(new Problem('SUPPLIER_FAILED', { text: 'media.failed' }))
            : photo('teal'),
      },
    });
    const plain = await app.inject('/media/cards/hotel/h-1.en.png');
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([
      200,
      'public, max-age=300',
    ]);
    isAway = false;
    const whole = await app.inject('/media/cards/hotel/h-1.en.png');
    expect(whole.headers['cache-control']).toContain('max-age=604800');
    expect(whole.headers.etag).not.toBe(plain.headers.etag);
  });

  it('SEO do not pile up: who comes when too many wait is sent away', async () => {
    const app = fastify();
    registerErrorAnswers(app);
    const catalogue = { hotel: async (id: string) => ({ ...HOTEL, id, name: id }) };
    const teal = await photo('teal');
    let asked = 0;
    let release: () => void = () => undefined;
    const allAsked = new Promise<void>((resolve) => {
      release = resolve;
    });
    // all six stand in line before the first card is drawn
    const picture = async () => {
      asked += 1;
      if (asked === 6) release();
      await allAsked;
      return teal;
    };
    cardRoutes(
      app,
      cardsInMemory({
        catalogue,
        content: smallContent(),
        media: { picture },
        line: createConcurrencyLimit({ atOnce: 1, waiting: 2 }),
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => app.inject(`/media/cards/hotel/h-${index}.en.png`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 200, 503, 503, 503,
    ]);
  });
});
