import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PAGE_KEYS } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Content } from '../../ports/content';
import { readContentFiles, splitFrontMatter } from './content-files';
import type { ContentFile } from './content-files';
import { CONTENT_KINDS } from './embedded';
import { TEASER_MAX } from './file-schemas';
import { htmlOfMarkdown } from './markdown';
import { ROOT, siteContent, textOf } from '../../../test/conformance/content/site-content';

/* Every file of the site's own content. */

let files: ContentFile[];
let content: Content;

beforeAll(async () => {
  files = await readContentFiles(ROOT, CONTENT_KINDS);
  content = await siteContent();
});

const everyText = (language: Language) => textOf(content, language);

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

  it('shows pictures that are there, and keeps none that nobody shows', () => {
    const named = (text: string) =>
      [...text.matchAll(/^cover: (\S+)$|\(\/media\/([\w-]+)|^c_\d+\t(\S+)/gm)].flatMap(
        ([, cover, inside, city]) => cover ?? inside ?? city ?? [],
      );
    const cities = readFileSync(`${ROOT}/city-pictures.tsv`, 'utf8');
    const covers = new Set([...files.map(({ text }) => text), cities].flatMap(named));
    expect([...covers].filter((cover) => !existsSync(`${ROOT}/pictures/${cover}.webp`))).toEqual(
      [],
    );
    expect(
      readdirSync(`${ROOT}/pictures`).filter((name) => !covers.has(name.replace('.webp', ''))),
    ).toEqual([]);
  });

  it('shows no picture twice in a list, and one in each article', async () => {
    for (const language of LANGUAGES) {
      for (const kind of ['destinations', 'articles', 'promos'] as const) {
        const covers = (await content.list(kind, language)).map(
          ({ attributes }) => attributes.cover.src,
        );
        expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
      }
    }
    const withoutFigure = files.filter(
      ({ path, text }) =>
        path.startsWith('articles/') && !/^!\[.{20,}\]\(\/media\/[\w-]+ ".+"\)$/m.test(text),
    );
    expect(withoutFigure.map(({ path }) => path)).toEqual([]);
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
