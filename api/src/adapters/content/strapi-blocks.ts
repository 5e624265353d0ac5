/* Strapi's blocks editor and dynamic zones to unsanitised HTML. */

export type StrapiBody = string | readonly unknown[];

type Part = Readonly<Record<string, unknown>>;

/** Nesting limit against stack exhaustion. */
const DEEPEST = 24;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const MARKS = [
  ['code', 'code'],
  ['bold', 'strong'],
  ['italic', 'em'],
] as const;

const words = (part: Part) =>
  MARKS.reduce(
    (html, [mark, tag]) => (part[mark] === true ? `<${tag}>${html}</${tag}>` : html),
    escaped(textOf(part['text'])).replaceAll('\n', '<br>'),
  );

function picture(value: unknown): string {
  if (!isPart(value) || textOf(value['url']) === '') return '';
  const caption = textOf(value['caption']);
  const image = `<img src="${escaped(textOf(value['url']))}" alt="${escaped(textOf(value['alternativeText']))}">`;
  return `<figure>${image}${caption === '' ? '' : `<figcaption>${escaped(caption)}</figcaption>`}</figure>`;
}

const inside = (part: Part, depth: number): string =>
  listOf(part['children'])
    .map((child) => block(child, depth + 1))
    .join('');

const level = (part: Part) =>
  typeof part['level'] === 'number' && part['level'] >= 1 && part['level'] <= 6 ? part['level'] : 2;

const BLOCKS: Readonly<Record<string, (part: Part, depth: number) => string>> = {
  text: words,
  link: (part, depth) => `<a href="${escaped(textOf(part['url']))}">${inside(part, depth)}</a>`,
  paragraph: (part, depth) => `<p>${inside(part, depth)}</p>`,
  heading: (part, depth) => `<h${level(part)}>${inside(part, depth)}</h${level(part)}>`,
  list: (part, depth) =>
    part['format'] === 'ordered'
      ? `<ol>${inside(part, depth)}</ol>`
      : `<ul>${inside(part, depth)}</ul>`,
  'list-item': (part, depth) => `<li>${inside(part, depth)}</li>`,
  quote: (part, depth) => `<blockquote><p>${inside(part, depth)}</p></blockquote>`,
  code: (part) =>
    `<pre><code>${escaped(
      listOf(part['children'])
        .map((child) => (isPart(child) ? textOf(child['text']) : ''))
        .join(''),
    )}</code></pre>`,
  image: (part) => picture(part['image']),
};

function block(value: unknown, depth: number): string {
  if (!isPart(value) || depth > DEEPEST) return '';
  return BLOCKS[textOf(value['type'])]?.(value, depth) ?? '';
}

/** Recognised by fields: heading, Markdown or blocks, pictures; the rest is dropped. */
function component(part: Part, markdown: (text: string) => string): string {
  const rich = (value: unknown) =>
    typeof value === 'string'
      ? markdown(value)
      : listOf(value)
          .map((child) => block(child, 1))
          .join('');
  const text = ['body', 'text', 'content'].map((name) => rich(part[name])).join('');
  const heading =
    ['title', 'heading'].map((name) => textOf(part[name])).find((words) => words !== '') ?? '';
  if (textOf(part['__component']).endsWith('.quote'))
    return `<blockquote>${text}${heading === '' ? '' : `<p>${escaped(heading)}</p>`}</blockquote>`;
  const pictures = ['file', 'image', 'media', 'files', 'images'].flatMap((name) =>
    isPart(part[name]) ? [part[name]] : listOf(part[name]),
  );
  return `${heading === '' ? '' : `<h2>${escaped(heading)}</h2>`}${text}${pictures.map(picture).join('')}`;
}

/** Result needs sanitising. */
export function htmlOfBody(body: StrapiBody, markdown: (text: string) => string): string {
  if (typeof body === 'string') return markdown(body);
  return body
    .map((part) =>
      typeof part === 'string'
        ? markdown(part)
        : isPart(part) && '__component' in part
          ? component(part, markdown)
          : block(part, 1),
    )
    .join('\n');
}
