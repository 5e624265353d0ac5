/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ʻ: '',
  ʼ: '',
};

const PLAIN = /^[a-z0-9 ]*$/;
const NOT_PLAIN_SPACING = /^ | $| {2}/;

/** Lower case, no accents, single spaces. */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower) && !NOT_PLAIN_SPACING.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøœæłđðþıħĸŋŧəʻʼ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  const plain = normalise(text);
  return plain === '' ? [] : plain.split(' ');
}

/** Slug of 1 to 80 characters. */
export function slugOf(name: string): string {
  const ascii = normalise(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return ascii.slice(0, 80).replace(/-+$/, '') || 'place';
}
