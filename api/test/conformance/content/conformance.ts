import {
  ArticleAttributesSchema,
  DestinationAttributesSchema,
  PageAttributesSchema,
  PromoAttributesSchema,
} from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import type { Content } from '../../../src/ports/content';

/* What every content service must do, told by the small content. */

const slugs = (entries: readonly { readonly attributes: { readonly slug: string } }[]) =>
  entries.map(({ attributes }) => attributes.slug);

function describePagesAndPromos(make: () => Content): void {
  it('CNT-20 has questions with answers as sanitised HTML', async () => {
    const found = await make().find('pages', 'customer-service', 'nl');
    expect(found?.attributes).toMatchObject({
      metaTitle: 'Help with your booking',
      body: '<p>We zijn er.</p>',
    });
    expect(found?.attributes.topics).toEqual([
      {
        id: 'paying',
        title: 'Paying',
        questions: [
          {
            id: 'refund-when',
            question: 'Wanneer krijg ik mijn geld terug?',
            answer:
              '<p>Within <strong>ten days</strong>, see <a href="/terms-and-conditions">the terms</a>.</p>',
          },
        ],
      },
    ]);
  });

  it('CNT-14 has promotions that lead somewhere, with their last day', async () => {
    const found = await make().list('promos', 'en');
    expect(
      found
        .map(({ attributes: { slug, link, until } }) => ({ slug, link, until }))
        .sort((a, b) => a.slug.localeCompare(b.slug)),
    ).toEqual([
      {
        slug: 'last-summer',
        link: { name: 'account.register', label: 'Make an account' },
        until: '2026-09-30',
      },
      {
        slug: 'member-prices',
        link: { name: 'account.register', label: 'Make an account' },
        until: null,
      },
    ]);
  });
}

export function describeContent(name: string, make: () => Content): void {
  describe(name, () => {
    it('CNT-19 lists what is published in a language, newest first, and no draft', async () => {
      expect(slugs(await make().list('articles', 'en'))).toEqual([
        'lisbon-in-three-days',
        'night-trains',
      ]);
      expect(slugs(await make().list('articles', 'nl'))).toEqual(['nachttreinen']);
    });

    it('gives each kind in the words of the contract', async () => {
      const content = make();
      const schemas = {
        articles: ArticleAttributesSchema,
        destinations: DestinationAttributesSchema,
        pages: PageAttributesSchema,
        promos: PromoAttributesSchema,
      } as const;
      for (const kind of ['articles', 'destinations', 'pages', 'promos'] as const) {
        for (const language of ['en', 'nl'] as const) {
          const entries = await content.list(kind, language);
          expect(entries.length).toBeGreaterThan(0);
          for (const { attributes } of entries)
            expect(v.safeParse(schemas[kind], attributes).issues).toBeUndefined();
          expect(entries.every(({ attributes }) => attributes.locale === language)).toBe(true);
        }
      }
    });

    it('CNT-19 gives bodies as sanitised HTML with lowered headings that can be linked to', async () => {
      const found = await make().find('articles', 'night-trains', 'en');
      const body = found?.attributes.body ?? '';
      expect(body).toContain('<h2 id="before-you-go">Before you go</h2>');
      expect(body).toContain('<a href="/trains">train</a>');
      expect(body).toContain('<td>six in a room</td>');
      expect(body).not.toMatch(/onclick|<b[ >]|<h1/);
      expect(found?.attributes).toMatchObject({
        title: 'Night trains',
        topic: 'trains',
        countries: ['AT', 'NL'],
        readingMinutes: 1,
        cover: { src: expect.stringMatching(/^\/media\/[\w./-]+$/), alt: 'A drawing' },
      });
    });

    it('SEO-07 names what else an entry is published as', async () => {
      const found = await make().find('articles', 'nachttreinen', 'nl');
      expect(found?.attributes.localizations.data.map(({ attributes }) => attributes)).toEqual([
        { locale: 'en', slug: 'night-trains' },
      ]);
      expect(
        (await make().find('articles', 'lisbon-in-three-days', 'en'))?.attributes.localizations
          .data,
      ).toEqual([]);
    });

    it.each([
      ['nothing', 'en'],
      ['nachttreinen', 'en'],
      ['not-ready', 'en'],
      ['', 'nl'],
    ] as const)('CNT-03 finds nothing under %j in %s', async (slug, language) => {
      expect(await make().find('articles', slug, language)).toBeNull();
    });

    it('finds an article and its translation by either id', async () => {
      const content = make();
      const [english, dutch] = [
        await content.find('articles', 'night-trains', 'en'),
        await content.find('articles', 'nachttreinen', 'nl'),
      ];
      for (const id of [english?.id, dutch?.id]) {
        expect(await content.article(String(id), 'en')).toEqual(english);
        expect(await content.article(String(id), 'nl')).toEqual(dutch);
      }
      for (const found of [english, dutch])
        expect(await content.article(String(found?.id), null)).toEqual(found);
      expect(await content.article('999999999', null)).toBeNull();
      expect(await content.article('999999999', 'en')).toBeNull();
      expect(await content.article('../users', 'en')).toBeNull();
    });

    it('CNT-12 finds a draft by its slug and nothing else', async () => {
      const content = make();
      expect((await content.draft('articles', 'not-ready', 'en'))?.attributes).toMatchObject({
        title: 'Not ready',
        body: '<p>A first sentence.</p>',
        publishedAt: expect.stringMatching(/^20\d\d-/),
      });
      expect(await content.draft('articles', 'not-ready', 'nl')).toBeNull();
      expect(await content.draft('articles', 'nothing', 'en')).toBeNull();
    });

    it('CNT-12 finds the draft of a destination', async () => {
      const content = make();
      expect((await content.draft('destinations', 'portugal', 'en'))?.attributes).toMatchObject({
        title: 'Portugal',
        countryCode: 'PT',
      });
      expect(await content.draft('articles', 'portugal', 'en')).toBeNull();
      expect(await content.find('destinations', 'portugal', 'en')).toBeNull();
    });

    it('CNT-18 has facts, highlights and best months of a destination', async () => {
      const found = await make().find('destinations', 'spanje', 'nl');
      expect(found?.attributes).toMatchObject({
        countryCode: 'ES',
        title: 'Spanje',
        bestMonths: [4, 5, 10],
        bestTime: 'Warm, and not yet hot.',
        highlights: [{ title: 'Seville', text: 'A city of courtyards.' }],
      });
      expect(found?.attributes.facts).toContainEqual({ name: 'emergency', text: '112' });
      expect(found?.attributes.localizations.data[0]?.attributes).toEqual({
        locale: 'en',
        slug: 'spain',
      });
    });

    describePagesAndPromos(make);
  });
}
