import { LANGUAGE_FACTS, type Language } from './language';

/**
 * A decimal number as text, such as "1234.50", with the signs of a language: "1,234.50", in Dutch "1.234,50". Without `Intl`,
 * whose first number format holds a phone up for 50 ms.
 */
export function groupDigits(decimal: string, language: Language): string {
  const { group, decimal: point } = LANGUAGE_FACTS[language].signs;
  const [whole = '', ...rest] = decimal.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...rest].join(point);
}

/** A score or a distance with one decimal, half rounded up: "8.0", in Dutch "8,0". */
export function formatOneDecimal(value: number, language: Language): string {
  // 1.15 is a little less in binary: what is read is the decimal number
  const tenths = Math.round(Number((value * 10).toPrecision(12)));
  return groupDigits((tenths / 10).toFixed(1), language);
}
