import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { PAGE_KEYS } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import { countryNames } from '../../catalogue/geonames/country-names';
import { slugOf } from '../../catalogue/text/normalise';
import type { Content } from '../../ports/content';
import { readContentFiles, splitFrontMatter } from './content-files';
import type { ContentFile } from './content-files';
import { CONTENT_KINDS, embeddedContentIn } from './embedded';
import { TEASER_MAX } from './file-schemas';
import { htmlOfMarkdown } from './markdown';
import { supportWords } from './support-words';

/* Every file of the site's own content. */

const ROOT = 'api/content';
const ManifestSchema = v.object({
  name: v.string(),
  routes: v.array(
    v.object({ name: v.string(), path: v.object({ en: v.string(), nl: v.string() }) }),
  ),
});
const MANIFESTS = readdirSync('.')
  .filter((name) => name.startsWith('mfe-'))
  .map((name) =>
    v.parse(ManifestSchema, JSON.parse(readFileSync(`${name}/vertical.json`, 'utf8'))),
  );
const ROUTES = MANIFESTS.flatMap(({ name: vertical, routes }) =>
  routes.map(({ name, path }) => ({ name: `${vertical}.${name}`, path })),
);
const COUNTRIES =
  'AD AE AL AT BA BE BG CH CY CZ DE DK EE EG ES FI FR GB GR HR HU IE IS IT LI LT LU LV MA MC MD ME MK MT NL NO PL PT RO RS SE SI SK TH TN TR UA US'.split(
    ' ',
  );

let files: ContentFile[];
let content: Content;

beforeAll(async () => {
  files = await readContentFiles(ROOT, CONTENT_KINDS);
  content = await embeddedContentIn(
    ROOT,
    supportWords({ email: 'help@site.test', hours: { from: '8:00', to: '17:00' }, social: [] }),
  );
});

const LINK = /href="([^"]*)"/g;
const isOwn = (address: string) => address.startsWith('/') || address.startsWith('#');

/** Everything that an entry shows, as HTML. */
async function everyText(language: Language): Promise<{ name: string; html: string }[]> {
  const lists = await Promise.all(
    CONTENT_KINDS.map(async (kind) =>
      (await content.list(kind, language)).map(({ attributes }) => ({ kind, attributes })),
    ),
  );
  return lists.flat().flatMap(({ kind, attributes }) => {
    const name = `${kind}/${attributes.slug} (${language})`;
    const answers =
      'topics' in attributes
        ? attributes.topics.flatMap(({ questions }) => questions.map(({ answer }) => answer ?? ''))
        : [];
    return [attributes.body ?? '', ...answers].map((html) => ({ name, html }));
  });
}

/** What a path's parameter must be where the page is about something that may not exist. */
async function known(language: Language): Promise<Readonly<Record<string, ReadonlySet<string>>>> {
  const slugs = async (kind: 'articles' | 'destinations') =>
    new Set((await content.list(kind, language)).map(({ attributes }) => attributes.slug));
  const countries = new Set(COUNTRIES.map((code) => slugOf(countryNames(code)[language])));
  return {
    'content.article': await slugs('articles'),
    'content.vacation': await slugs('destinations'),
    'hotels.country': countries,
  };
}

function routeOf(
  path: string,
  language: Language,
): { name: string; parameter: string } | undefined {
  const steps = path.split('/');
  const fits = (pattern: string) => {
    const parts = pattern.split('/');
    return (
      parts.length === steps.length &&
      parts.every((part, index) => part.startsWith(':') || part === steps[index])
    );
  };
  // a path without parameters comes before one with
  const found = ROUTES.filter((route) => fits(route.path[language])).sort(
    (a, b) => a.path[language].split(':').length - b.path[language].split(':').length,
  )[0];
  return found === undefined ? undefined : { name: found.name, parameter: steps.at(-1) ?? '' };
}

describe('The content of the site', () => {
  it('has every entry in both languages', () => {
    const keys = [...new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))];
    const missing = keys.flatMap((key) =>
      LANGUAGES.filter(
        (language) => !files.some(({ path }) => path === `${key}/${language}.md`),
      ).map((language) => `${key}/${language}.md`),
    );
    expect(missing).toEqual([]);
  });

  it('CNT-18 has at least 24 destinations, 16 articles and a draft to look at', async () => {
    for (const language of LANGUAGES) {
      expect((await content.list('destinations', language)).length).toBeGreaterThanOrEqual(24);
      expect((await content.list('articles', language)).length).toBeGreaterThanOrEqual(16);
      expect((await content.list('promos', language)).length).toBeGreaterThan(0);
      expect((await content.list('pages', language)).length).toBe(PAGE_KEYS.length);
    }
    expect(
      files.filter(({ text }) => /^draft: true$/m.test(text)).map(({ path }) => path.split('/')[0]),
    ).toEqual(['articles', 'articles']);
  });

  it.each(LANGUAGES)(
    'leads to pages that exist, in the language of the text: %s',
    async (language) => {
      const parameters = await known(language);
      const wrong = (await everyText(language)).flatMap(({ name, html }) =>
        [...html.matchAll(LINK)].flatMap(([, address = '']) => {
          const [path = ''] = address.split(/[?#]/);
          if (!isOwn(address) || path === '') return [];
          const route = routeOf(path, language);
          const isKnown =
            route !== undefined && (parameters[route.name]?.has(route.parameter) ?? true);
          return isKnown ? [] : [`${name}: ${address}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(LANGUAGES)('leads to places of its own pages that exist: %s', async (language) => {
    const texts = await everyText(language);
    const wrong = texts.flatMap(({ name, html }) =>
      [...html.matchAll(LINK)].flatMap(([, address = '']) =>
        address.startsWith('#') && !html.includes(`id="${address.slice(1)}"`)
          ? [`${name}: ${address}`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('leads out of the site over https alone', async () => {
    const texts = (await Promise.all(LANGUAGES.map(everyText))).flat();
    const plain = texts.flatMap(({ name, html }) =>
      [...html.matchAll(LINK)].flatMap(([, address = '']) =>
        isOwn(address) || /^(https|mailto):/.test(address) ? [] : [`${name}: ${address}`],
      ),
    );
    expect(plain).toEqual([]);
  });

  it('CNT-14 has promotions that lead to published pages', async () => {
    const published = new Set(ROUTES.map(({ name }) => name));
    for (const language of LANGUAGES)
      expect(
        (await content.list('promos', language))
          .filter(({ attributes }) => !published.has(attributes.link.name))
          .map(({ attributes }) => attributes.link.name),
      ).toEqual([]);
  });

  it('shows pictures that are there, and keeps none that nobody shows', () => {
    const covers = new Set(files.flatMap(({ text }) => /^cover: (\S+)$/m.exec(text)?.[1] ?? []));
    expect([...covers].filter((cover) => !existsSync(`${ROOT}/pictures/${cover}.webp`))).toEqual(
      [],
    );
    expect(
      readdirSync(`${ROOT}/pictures`).filter((name) => !covers.has(name.replace('.webp', ''))),
    ).toEqual([]);
  });

  it('has teasers without markup that fit into a description', async () => {
    for (const language of LANGUAGES) {
      const teasers = (await Promise.all(CONTENT_KINDS.map((kind) => content.list(kind, language))))
        .flat()
        .map(({ attributes }) => attributes.teaser);
      expect(
        teasers.filter((teaser) => teaser.length > TEASER_MAX || /[<>*_[\]]/.test(teaser)),
      ).toEqual([]);
      expect(new Set(teasers).size).toBe(teasers.length);
    }
  });

  it('has Markdown alone, and no HTML', () => {
    const withHtml = files.filter(({ text }) => {
      const { markdown } = splitFrontMatter(text);
      return htmlOfMarkdown(markdown, true) !== htmlOfMarkdown(markdown, false);
    });
    expect(withHtml.map(({ path }) => path)).toEqual([]);
  });

  it('says the same of an entry in both languages where words do not matter', () => {
    const facts = (path: string) => {
      const file = files.find((each) => each.path === path);
      const { cover, country, countries, topic, bestMonths, published, draft, link } = Object(
        splitFrontMatter(file?.text ?? '').data,
      );
      return JSON.stringify({
        cover,
        country,
        countries,
        topic,
        bestMonths,
        published,
        draft,
        link: Object(link).name,
      });
    };
    const english = files.filter(({ path }) => path.endsWith('/en.md')).map(({ path }) => path);
    expect(
      english.filter((path) => facts(path) !== facts(path.replace('/en.md', '/nl.md'))),
    ).toEqual([]);
  });

  it('was not updated before it was published', async () => {
    const lists = await Promise.all(
      LANGUAGES.flatMap((language) => CONTENT_KINDS.map((kind) => content.list(kind, language))),
    );
    expect(
      lists.flat().filter(({ attributes }) => attributes.updatedAt < attributes.publishedAt),
    ).toEqual([]);
  });

  it('has no first-level heading and no empty text', async () => {
    const texts = (await Promise.all(LANGUAGES.map(everyText))).flat();
    expect(
      texts
        .filter(({ html }) => html.replace(/<[^>]*>/g, '').trim() === '')
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      files
        .filter(({ text }) => /^# /m.test(splitFrontMatter(text).markdown))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
