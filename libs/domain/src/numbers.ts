import { LANGUAGE_FACTS, type Language } from './language';

/** Localised grouping: "1,234.50", in Dutch "1.234,50". No `Intl`, which blocks a phone for 50 ms. */
export function groupDigits(decimal: string, language: Language): string {
  const { group, decimal: point } = LANGUAGE_FACTS[language].signs;
  const [whole = '', ...rest] = decimal.split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return [grouped, ...rest].join(point);
}

/** One decimal, half-up: "8.0", in Dutch "8,0". */
export function formatOneDecimal(value: number, language: Language): string {
  const tenths = Math.round(Number((value * 10).toPrecision(12)));
  return groupDigits((tenths / 10).toFixed(1), language);
}
