import { LANGUAGE_FACTS, type Language } from './language';
import { groupDigits } from './numbers';

/** An amount as somebody types it: whole euros, `null` for nothing typed, `undefined` for what is no amount above zero. */
export function parseWholeEuros(text: string): number | null | undefined {
  const digits = text.replace(/[€\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** Whole euros where cents say nothing, such as the ends of a range: "€1,200", in Dutch "€ 1.200". */
export function formatWholeEuros(euros: number, language: Language): string {
  const digits = groupDigits(String(euros), language);
  return LANGUAGE_FACTS[language].euros('', digits);
}
