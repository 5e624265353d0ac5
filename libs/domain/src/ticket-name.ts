/** Suppliers' limit for a given name or a surname. */
export const TICKET_NAME_MAX = 20;

/* Transliteration beyond accents, by ICAO Doc 9303 part 3 and ELOT 743; capitals. */
const LATIN = {
  ẞ: 'SS',
  Ø: 'O',
  Ł: 'L',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ŋ: 'N',
  Ŧ: 'T',
  Ə: 'E',
  '’': "'",
  ʼ: "'",
  ʻ: "'",
};
const GREEK = 'ΑA ΒV ΓG ΔD ΕE ΖZ ΗI ΘTH ΙI ΚK ΛL ΜM ΝN ΞX ΟO ΠP ΡR ΣS ΤT ΥY ΦF ΧCH ΨPS ΩO';
const CYRILLIC =
  'АA БB ВV ГG ДD ЕE ЖZH ЗZ ИI КK ЛL МM НN ОO ПP РR СS ТT УU ФF ХKH ЦTS ЧCH ШSH ЩSHCH ЪIE ЫY Ь ЭE ЮIU ЯIA ІI ЄIE ЂD ЅDZ ЈJ ЉLJ ЊNJ ЋC ЏDZ';
const pairs = (list: string) =>
  list.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]);
const WRITTEN: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...Object.entries(LATIN),
  ...pairs(GREEK),
  ...pairs(CYRILLIC),
]);

const ON_TICKET = /^(?=.*[A-Z])[A-Z' -]+$/;

/** Ticket spelling: A to Z, spaces, hyphens, apostrophes (OQ-48); null when impossible or over `TICKET_NAME_MAX`. */
export function ticketName(name: string): string | null {
  const plain = name
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ΟΥ', 'OU');
  const written = [...plain].map((letter) => WRITTEN.get(letter) ?? letter).join('');
  return ON_TICKET.test(written) && written.length <= TICKET_NAME_MAX ? written : null;
}
