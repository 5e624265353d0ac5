import { JSDOM, type DOMWindow } from 'jsdom';
import { SMALL_CONTENT } from '../../../test/fakes/small-content';
import { embeddedContent } from './embedded';
import { HOSTILE_BODIES } from '../../../test/conformance/content/hostile-bodies';
import { richText } from './rich-text';

/* A browser's own reading of what comes out: nothing runs, loads or leads away. */

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'rel'],
  IMG: ['src', 'alt', 'loading', 'width', 'height'],
  TH: ['scope'],
  H2: ['id'],
  H3: ['id'],
  H4: ['id'],
};
const ELEMENTS = new Set([
  'H2',
  'H3',
  'H4',
  'P',
  'UL',
  'OL',
  'LI',
  'STRONG',
  'EM',
  'A',
  'BLOCKQUOTE',
  'TABLE',
  'CAPTION',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
  'HR',
  'PRE',
  'CODE',
  'BR',
  'IMG',
  'FIGURE',
  'FIGCAPTION',
]);
const SITE = 'https://wayfare.test';
const IDS_OF_THE_PAGE = ['main'];

function wrongLink(href: string, rel: string | null): string[] {
  const { origin, protocol } = new URL(href, `${SITE}/articles/x`);
  if (!['http:', 'https:', 'mailto:'].includes(protocol)) return [`leads to ${protocol}`];
  const isExternal = origin !== SITE && protocol !== 'mailto:';
  if (!isExternal) return [];
  return [
    ...(rel === 'noopener external' ? [] : [`leads away quietly: ${href}`]),
    ...(/^https?:/.test(href) ? [] : [`leads away unseen: ${href}`]),
  ];
}

/** What of an element should not be there. */
function offences(element: Element): string[] {
  const found = ELEMENTS.has(element.tagName) ? [] : [`<${element.tagName}>`];
  const attributes = [...element.attributes]
    .filter(({ name }) => !(ATTRIBUTES[element.tagName] ?? []).includes(name))
    .map(({ name }) => name);
  const [href, src] = [element.getAttribute('href'), element.getAttribute('src')];
  if (href !== null) found.push(...wrongLink(href, element.getAttribute('rel')));
  if (src !== null && !new URL(src, SITE).href.startsWith(`${SITE}/media/`))
    found.push(`loads ${src}`);
  if (IDS_OF_THE_PAGE.includes(element.id)) found.push(`takes the id ${element.id}`);
  return [...found, ...attributes];
}

type Hits = { count: number };

/** A page that would run what is in it, with a place for a body. */
function opened(inside: string, hits: Hits) {
  const { window } = new JSDOM(`<!doctype html><body><div id="box">${inside}</div></body>`, {
    url: `${SITE}/articles/x`,
    runScripts: 'dangerously',
    beforeParse: (page) => Object.assign(page, { hit: () => (hits.count += 1) }),
  });
  return window;
}

function offencesOf({ document }: DOMWindow): string[] {
  const outside = [...document.querySelectorAll('body > *, head > *')]
    .filter(({ id }) => id !== 'box')
    .map(({ tagName }) => `outside: ${tagName}`);
  const comments =
    document.createTreeWalker(document.body, 128).nextNode() === null ? [] : ['a comment'];
  return [...outside, ...comments, ...[...document.querySelectorAll('#box *')].flatMap(offences)];
}

const hits: Hits = { count: 0 };
const kept = opened('', hits);
afterAll(() => kept.close());

/** Reads it as a server writes it and as a script sets it, each in a page that had others before. */
function looked(html: string): { offences: string[]; hits: number } {
  hits.count = 0;
  const { document } = kept;
  document.open();
  document.write(`<!doctype html><body><div id="box">${html}</div></body>`);
  document.close();
  const written = offencesOf(kept);
  document.body.innerHTML = '<div id="box"></div>';
  Object.assign(document.getElementById('box') ?? {}, { innerHTML: html });
  return { offences: [...written, ...offencesOf(kept)], hits: hits.count };
}

describe('A hostile body', () => {
  it('has many forms', () => {
    expect(HOSTILE_BODIES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(HOSTILE_BODIES.map(({ name }) => name)).size).toBe(HOSTILE_BODIES.length);
  });

  it('would be seen running', () => {
    expect(looked('<script>hit()</script>').hits).toBe(1);
    const { offences: seen } = looked('<p onclick="hit()" id="main">here</p>');
    expect(new Set(seen)).toEqual(new Set(['takes the id main', 'onclick', 'id']));
  });

  it.each(HOSTILE_BODIES)(
    'CNT-19 comes out inert where HTML is sanitised and where it is thrown away: $name',
    ({ body }) => {
      const outputs = (['sanitise', 'drop'] as const).map((html) => richText(body, { html }));
      for (const html of outputs) expect(looked(html)).toEqual({ offences: [], hits: 0 });
    },
    30_000,
  );

  it('stays inert when it is sanitised again', () => {
    for (const { body } of HOSTILE_BODIES.filter(({ body: each }) => each.length < 2_000)) {
      const once = richText(body, { html: 'sanitise' });
      expect(
        looked(
          once
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replace(/[\s\S]*/, (raw) => richText(raw, { html: 'sanitise' })),
        ),
      ).toEqual({ offences: [], hits: 0 });
    }
  });

  it('is refused when it is longer than any text of ours', () => {
    const huge = SMALL_CONTENT.map((file) =>
      file.path === 'articles/lisbon/en.md'
        ? { ...file, text: `${file.text}${'<b>'.repeat(1_700_000)}` }
        : file,
    );
    expect(() => embeddedContent(huge)).toThrow(
      /articles\/lisbon\/en\.md: body: must have at most 60000 characters/,
    );
  });

  it('keeps what a text needs', () => {
    const good =
      '## One *two*\n\n### Deeper\n\nA **strong** [link](/trains), [away](https://who.int/x?a=1&b=2), [mail](mailto:a@b.nl), [here](#one-two).\n\n1. a\n2. b\n\n- c\n\n> quote\n\n![Beach](/media/beach-1)\n\n![Sea](/media/beach-2 "By & by <the> sea")\n\n---\n\n`code`\n\n| a | b |\n|---|---|\n| 1 | 2 |';
    const html = richText(good, { html: 'drop' });
    for (const part of [
      '<h2 id="one-two">One <em>two</em></h2>',
      '<h3 id="deeper">',
      '<strong>',
      'href="/trains"',
      'href="https://who.int/x?a=1&amp;b=2" rel="noopener external"',
      'href="mailto:a@b.nl"',
      'href="#one-two"',
      '<ol>',
      '<ul>',
      '<blockquote>',
      '<img src="/media/beach-1/1280.webp" alt="Beach" loading="lazy" />',
      '<figure><img src="/media/beach-2/1280.webp" alt="Sea" loading="lazy" /><figcaption>By &amp; by &lt;the&gt; sea</figcaption></figure>',
      '<hr />',
      '<code>code</code>',
      '<th scope="col">a</th>',
      '<td>2</td>',
    ])
      expect(html).toContain(part);
    expect(looked(html)).toEqual({ offences: [], hits: 0 });
  });
});
