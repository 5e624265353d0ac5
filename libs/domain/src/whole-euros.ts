import { LANGUAGE_FACTS, type Language } from './language';
import { groupDigits } from './numbers';

/** Typed whole euros; `null` for empty, `undefined` for no positive amount. */
export function parseWholeEuros(text: string): number | null | undefined {
  const digits = text.replace(/[€\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** "€1,200", in Dutch "€ 1.200", where cents say nothing. */
export function formatWholeEuros(euros: number, language: Language): string {
  const digits = groupDigits(String(euros), language);
  return LANGUAGE_FACTS[language].euros('', digits);
}
