import { siteSearch } from '@wayfare/api-contract';
import type { Article, ContentPage } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { openInMemory } from '../../test/databases/on-databases';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { MIGRATIONS } from '../platform/db/migrations/all';
import { Problem } from '../platform/http/problem';
import type { Content, Entry } from '../ports/content';
import { smallContent } from '../../test/fakes/small-content';

const LONG = 60_000;

const common = {
  locale: 'en' as const,
  publishedAt: '2026-05-04',
  updatedAt: '2026-05-04',
  localizations: { data: [] },
};

function article(slug: string, title: string, teaser: string, body: string): Article {
  return {
    ...common,
    slug,
    title,
    teaser,
    body,
    cover: { src: '/media/beach-1', alt: '' },
    topic: 'cities',
    countries: [],
    readingMinutes: 3,
  };
}

const ARTICLES = [
  article(
    'tapas',
    'Where to eat',
    'From Barcelona to Bilbao.',
    '<p>Refunds are rare in a bar.</p>',
  ),
  article(
    'barcelona',
    'Barcelona by train',
    'A weekend.',
    '<p>Caf&eacute; after caf&eacute; &amp; the sea.</p>',
  ),
  article('sleepers', 'Night trains', 'Asleep in one country.', '<p>Ends in Barcelona.</p>'),
];

const HELP: ContentPage = {
  ...common,
  slug: 'customer-service',
  title: 'Help',
  teaser: 'Questions and answers.',
  body: null,
  metaTitle: null,
  topics: [
    {
      id: 'paying',
      title: 'Paying',
      questions: [
        {
          id: 'refund-when',
          question: 'When is my refund there?',
          answer: `<p>Within <strong>ten</strong> days. ${'It depends on your bank. '.repeat(20)}</p>`,
        },
        { id: 'cards', question: 'Which cards can I use?', answer: null },
      ],
    },
  ],
};

const entries = <Attributes>(list: readonly Attributes[]): Entry<Attributes>[] =>
  list.map((attributes, id) => ({ id, attributes }));

let fails = false;
/** as the small content of the tests, with lists of its own */
const content: Content = {
  ...smallContent(),
  // each kind has its own type of entries, which a table cannot say
  list: async (kind: string, language: Language): Promise<never> => {
    if (fails) throw new Problem('SUPPLIER_FAILED');
    return entries<unknown>(
      language === 'nl' ? [] : kind === 'articles' ? ARTICLES : kind === 'pages' ? [HELP] : [],
    ) as never;
  },
};

let database: Database;
let api: AppUnderTest;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database.pool, MIGRATIONS);
  api = await startApp(database, { content });
}, LONG);
afterAll(async () => {
  await api.close();
  await database.close();
}, LONG);
beforeEach(() => (fails = false));

const search = async (term: string, language: Language = 'en') =>
  api.ask(siteSearch, { term, language });

describe('The search over the whole site', () => {
  it('finds places, hotels and articles, those first that are called so', async () => {
    const { status, result } = await search('barcelona');
    expect(status).toBe(200);
    expect(result?.places[0]).toEqual({
      type: 'city',
      label: 'Barcelona',
      within: 'Catalonia, Spain',
      path: '/spain/catalonia/barcelona',
    });
    expect(result?.hotels).toHaveLength(5);
    expect(result?.hotels[0]).toMatchObject({
      label: expect.stringMatching(/^Barcelona Test Hotel/),
      within: 'Barcelona, Spain',
    });
    expect(result?.articles.map(({ slug }) => slug)).toEqual(['barcelona', 'tapas', 'sleepers']);
  });

  it('finds a question with the beginning of its answer', async () => {
    const { result } = await search('refund');
    expect(result?.help).toEqual([
      {
        slug: 'customer-service#refund-when',
        title: 'When is my refund there?',
        teaser: expect.stringMatching(/^Within ten days\. .{100,150}…$/),
      },
    ]);
  });

  it('finds a page by its title, and questions by their topic', async () => {
    expect((await search('help')).result?.help.map(({ slug }) => slug)).toEqual([
      'customer-service',
    ]);
    expect((await search('paying')).result?.help.map(({ slug }) => slug)).toEqual([
      'customer-service#refund-when',
      'customer-service#cards',
    ]);
  });

  it('leaves out places that are only spelt like what a text is about', async () => {
    expect((await search('bed asleep')).result?.places).toEqual([]);
    expect((await search('spane')).result?.places[0]?.label).toBe('Spain');
    expect((await search('refund')).result).toMatchObject({ places: [], hotels: [] });
  });

  it('does not care about accents and case', async () => {
    expect((await search('NIGHT')).result?.articles.map(({ slug }) => slug)).toEqual(['sleepers']);
    expect((await search('Bàrcelona')).result?.articles[0]?.slug).toBe('barcelona');
  });

  it('I18N-64 answers in the language asked for', async () => {
    const { result } = await search('spanje', 'nl');
    expect(result?.places[0]).toEqual({
      type: 'country',
      label: 'Spanje',
      within: '',
      path: '/spanje',
    });
    expect(result?.articles).toEqual([]);
  });

  it.each(['', '   ', '%', "'; DROP TABLE sessions; --", '<script>'])(
    'takes %j for text',
    async (term) => {
      expect(await search(term)).toMatchObject({ status: 200, result: { articles: [], help: [] } });
    },
  );

  it('refuses a term of 5,000 characters', async () => {
    expect(await search('x'.repeat(5_000))).toMatchObject({
      status: 422,
      errors: [{ field: 'term' }],
    });
  });

  it('still finds places while the content service is down, and says so when that is all there was', async () => {
    fails = true;
    expect((await search('barcelona')).result).toMatchObject({
      places: [{ label: 'Barcelona' }],
      articles: [],
      help: [],
    });
    expect(await search('zzzzqqq')).toMatchObject({
      status: 502,
      errors: [{ code: 'SUPPLIER_FAILED' }],
    });
  });
});
