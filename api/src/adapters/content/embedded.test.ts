import { SMALL_CONTENT, smallContent } from '../../../test/fakes/small-content';
import { describeContent } from '../../../test/conformance/content/conformance';
import { embeddedContent } from './embedded';

describeContent('The embedded store as a content service', () => smallContent());

describe('The embedded store', () => {
  const file = (path: string, change: (text: string) => string) =>
    SMALL_CONTENT.map((each) => (each.path === path ? { ...each, text: change(each.text) } : each));
  const NIGHT = 'articles/night-trains/en.md';

  it.each<[string, Parameters<typeof embeddedContent>[0], RegExp]>([
    [
      'a file without front matter',
      file(NIGHT, () => '# Hello'),
      /articles\/night-trains\/en\.md: does not begin with YAML/,
    ],
    [
      'YAML that cannot be read',
      file(NIGHT, () => '---\na: [\n---\n'),
      /articles\/night-trains\/en\.md: /,
    ],
    [
      'a bomb of aliases',
      file(NIGHT, (text) => text.replace('title: Night trains', 'a: &a [x]\nb: [*a, *a]')),
      /articles\/night-trains\/en\.md: .*alias/i,
    ],
    ['a missing field', file(NIGHT, (text) => text.replace(/^teaser.*$/m, '')), /en\.md: teaser: /],
    [
      'a teaser that is too long',
      file(NIGHT, (text) => text.replace(/^teaser.*$/m, `teaser: ${'x'.repeat(181)}`)),
      /teaser: must have at most 180 characters/,
    ],
    ['a misspelt field', file(NIGHT, (text) => text.replace('topic:', 'topik:')), /topi[ck]: /],
    [
      'a day that is none',
      file(NIGHT, (text) => text.replace('2026-05-04', '4 May')),
      /published: must be a day/,
    ],
    [
      'a slug with capitals',
      file(NIGHT, (text) => text.replace('slug: night-trains', 'slug: Night Trains')),
      /slug: must have lower case/,
    ],
    [
      'month 13',
      file('destinations/spain/nl.md', (text) => text.replace('[4, 5, 10]', '[13]')),
      /destinations\/spain\/nl\.md: bestMonths\.0/,
    ],
    [
      'a fact that is missing',
      file('destinations/spain/en.md', (text) => text.replace('capital: Madrid, ', '')),
      /facts\.capital/,
    ],
    [
      'a page that nobody links to',
      file('pages/customer-service/en.md', (text) =>
        text.replace('slug: customer-service', 'slug: other'),
      ),
      /pages\/customer-service\/en\.md: slug/,
    ],
    [
      'a cover that is an address',
      file(NIGHT, (text) => text.replace('skyline-at-dusk-2', '"../../x"')),
      /cover: must be a picture/,
    ],
    [
      'a body that is too long',
      file(NIGHT, (text) => text + 'x'.repeat(60_001)),
      /body: must have at most 60000/,
    ],
    [
      'a language that the site does not have',
      [...SMALL_CONTENT, { path: 'articles/x/de.md', text: '' }],
      /articles\/x\/de\.md: must be named en\.md or nl\.md/,
    ],
    [
      'a file in the wrong place',
      [...SMALL_CONTENT, { path: 'articles/en.md', text: '' }],
      /articles\/en\.md: must lie in a folder/,
    ],
    [
      'one slug twice',
      [
        ...SMALL_CONTENT,
        ...SMALL_CONTENT.filter(({ path }) => path === NIGHT).map(({ text }) => ({
          path: 'articles/other/en.md',
          text,
        })),
      ],
      /slug night-trains is that of night-trains too/,
    ],
  ])('refuses %s and names it', (_what, files, message) => {
    expect(() => embeddedContent(files)).toThrow(message);
  });

  it('names every file that is wrong, not the first alone', () => {
    const files = SMALL_CONTENT.map(({ path, text }) => ({
      path,
      text: text.replace(/^title/m, 'titel'),
    }));
    expect(() => embeddedContent(files)).toThrow(
      new RegExp(SMALL_CONTENT.map(({ path }) => path).join('.*')),
    );
  });

  it('gives the same ids to the same files whatever stands beside them', async () => {
    const alone = await embeddedContent(SMALL_CONTENT.filter(({ path }) => path === NIGHT)).list(
      'articles',
      'en',
    );
    expect(await smallContent().find('articles', 'night-trains', 'en')).toMatchObject({
      id: alone[0]?.id,
    });
  });
});
