export interface TextHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  apos: "'",
  nbsp: '\u00a0',
};

/** For places that take no markup; expects sanitised HTML. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim();

/** Headings of sanitised HTML with an id, in order. */
export function listHeadings(html: string): TextHeading[] {
  return [...html.matchAll(/<h([23])\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].flatMap(
    ([, level, id = '', inner = '']) => {
      const text = plainText(inner);
      return text === '' ? [] : [{ id, text, level: level === '2' ? (2 as const) : (3 as const) }];
    },
  );
}
