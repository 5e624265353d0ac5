import { inflateSync } from 'node:zlib';

/** What a test wants to know of a PDF, read from its bytes without a PDF library. */
export interface ReadPdf {
  readonly pages: number;
  /** what stands on the pages, in the order it was drawn */
  readonly text: string;
  /** the kinds of the structure tree's nodes, in the order of reading */
  readonly tags: readonly string[];
  /** what draws each figure, in the order it was drawn */
  readonly figures: readonly string[];
  /** every object's dictionary */
  readonly dictionaries: readonly string[];
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', data] = body.split(/\nstream\n/);
    const packed = Buffer.from((data ?? '').replace(/\nendstream$/, ''), 'latin1');
    objects.set(id, {
      dictionary,
      stream: (dictionary.includes('/FlateDecode') ? inflateSync(packed) : packed).toString(
        'latin1',
      ),
    });
  }
  return objects;
}

const hexText = (hex: string) =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** Glyph number to text, as the font's own map says. */
function unicodeOf(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, start = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], index) =>
      map.set(Number.parseInt(start, 16) + index, hexText(hex)),
    );
  }
  return map;
}

const reference = (dictionary: string, key: string) =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';

/** Fonts by the names that pages call them. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.dictionary ?? '';
      fonts.set(name, unicodeOf(objects.get(reference(font, 'ToUnicode'))?.stream ?? ''));
    }
  }
  return fonts;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const [, hex = ''] of (array ?? '').matchAll(/<(\w*)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? [])
        text += font.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
    if (array !== undefined) text += '\n';
  }
  return text;
}

function tagsBelow(id: string, objects: ReadonlyMap<string, PdfObject>): string[] {
  const dictionary = objects.get(id)?.dictionary ?? '';
  const kind = /\/S \/(\w+)/.exec(dictionary)?.[1];
  const kids = /\/K \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
  return [
    ...(kind === undefined ? [] : [kind]),
    ...[...kids.replace(/<<[^>]*>>/g, '').matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) =>
      tagsBelow(kid, objects),
    ),
  ];
}

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary);
  const fonts = fontsOf(objects);
  const pages = dictionaries.filter((dictionary) => /\/Type \/Page\n/.test(dictionary));
  const contents = pages.map((page) => objects.get(reference(page, 'Contents'))?.stream ?? '');
  const catalog = dictionaries.find((dictionary) => dictionary.includes('/Type /Catalog')) ?? '';
  return {
    pages: pages.length,
    text: contents.map((content) => textOf(content, fonts)).join('\n'),
    figures: contents.flatMap((content) =>
      [...content.matchAll(/\/Figure <<[^>]*>> BDC\n([\s\S]*?)\nEMC/g)].map(
        ([, drawing = '']) => drawing,
      ),
    ),
    tags: tagsBelow(reference(catalog, 'StructTreeRoot'), objects),
    dictionaries,
  };
}
