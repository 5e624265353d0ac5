import type { Language } from './language';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL' };
const formats = /* @__PURE__ */ new Map<Language, Intl.NumberFormat>();

/** A score or a distance with one decimal: "8.0", in Dutch "8,0". */
export function formatOneDecimal(value: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(language, format);
  return format.format(value);
}
