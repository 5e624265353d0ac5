type Messages = { readonly [key: string]: string | Messages };

function textsOf(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

/** The tests that the texts of each vertical have to pass: the same keys, nothing empty, the same values filled in. */
export function describeMessages(en: Messages, nl: Messages): void {
  const english = new Map(textsOf(en));
  const dutch = new Map(textsOf(nl));

  describe('the texts', () => {
    it('I18N-63 say everything in both languages, nothing empty', () => {
      expect([...dutch.keys()].sort()).toEqual([...english.keys()].sort());
      expect([...english, ...dutch].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('I18N-63 fill the same values into both languages', () => {
      const filled = (texts: ReadonlyMap<string, string>) =>
        [...texts].map(([key, text]) => [key, placeholdersOf(text)]).sort();
      expect(filled(dutch)).toEqual(filled(english));
    });
  });
}
