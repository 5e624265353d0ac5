import type { Language } from '@wayfare/domain';
import { readCatalogue, type Namespace } from '../../../src/platform/texts/catalogues';
import type { WrittenMail } from '../../../src/booking/documents/mail/written-mail';

export const plain = (text: string) => text.replace(/\u00a0/g, ' ');
export const squeezed = (text: string) => plain(text).replace(/\s+/g, ' ');
/** What a reader of the HTML part sees. */
export const visible = (html: string) =>
  squeezed(
    html
      .replace(/<style[\s\S]*?<\/style>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'"),
  );

const textsOf = (own: Namespace, language: Language) => ({
  ...readCatalogue(language, 'documents'),
  ...readCatalogue(language, own),
});

/** Parts of English texts that no Dutch text has. */
function englishPieces(own: Namespace): string[] {
  const [en, nl] = [textsOf(own, 'en'), Object.values(textsOf(own, 'nl'))];
  const pieces = Object.values(en)
    .flatMap((text) => text.split(/\{\{\w+\}\}/))
    .map((piece) => piece.trim());
  return pieces.filter(
    (piece) => /\p{L}{4}/u.test(piece) && !nl.some((dutch) => dutch.includes(piece)),
  );
}

const longWords = (text: string) =>
  new Set(text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3));

/** What holds for every mail of every vertical; `write` is the mail of one kind in both languages. */
export function describeMail(
  own: Namespace,
  write: () => Promise<{ readonly en: WrittenMail; readonly nl: WrittenMail }>,
): void {
  it('says the same in HTML and in plain text', async () => {
    const { html, text } = (await write()).en;
    const inHtml = longWords(visible(html));
    expect(
      [...longWords(text.replace(/https?:\S+/g, ''))].filter((word) => !inHtml.has(word)),
    ).toEqual([]);
  });

  it('1.3.1 has no key fact in a table of layout, and colours for who reads in the dark', async () => {
    const { html } = (await write()).en;
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    const [keys] = /<table class="soft"[\s\S]*?<\/table>/.exec(html) ?? [''];
    expect(keys.split('<th ').length).toBe(keys.split('<td ').length);
    expect(keys).not.toContain('presentation');
  });

  it('has no English for a Dutch reader', async () => {
    const { subject, html, text } = (await write()).nl;
    for (const part of [subject, visible(html), squeezed(text)])
      expect(englishPieces(own).filter((piece) => part.includes(piece))).toEqual([]);
    expect(html).toContain('lang="nl"');
  });

  it('loads nothing from anywhere and runs nothing', async () => {
    expect((await write()).en.html).not.toMatch(
      /<(img|script|link|iframe|video|object)\b|@import|url\(|\bsrc=/i,
    );
  });

  it('leaves no name unfilled and shows no key of a text', async () => {
    const keys = Object.keys(textsOf(own, 'en')).map((key) => key.replace(/_(one|other)$/, ''));
    for (const { subject, html, text } of Object.values(await write())) {
      for (const part of [subject, visible(html), text]) {
        // the signature of a key may spell anything
        expect(part.replaceAll(/(?<=\bkey=)[\w.-]+/g, '')).not.toMatch(/\{\{|undefined|null|NaN/);
        expect(keys.filter((key) => key.includes('.') && part.includes(key))).toEqual([]);
      }
    }
  });
}
