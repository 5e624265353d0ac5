export type CardProblem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';
export type CardField = 'number' | 'expiry' | 'cvc';
export type CardInput = Readonly<Record<CardField, string>>;

/** What is wrong with card fields before anybody is asked, and how they are written. */
export function createCardRules() {
  const digitsOf = (text: string): string => text.replace(/\D/g, '');
  const isAmex = (number: string): boolean => /^3[47]/.test(number);

  function passesLuhn(number: string): boolean {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  function numberProblem(text: string): CardProblem | null {
    const number = digitsOf(text);
    if (number.length < (isAmex(number) ? 15 : 16)) return 'incomplete_number';
    return passesLuhn(number) ? null : 'invalid_number';
  }

  function expiryOf(text: string): { month: number; year: number } {
    const [month = '', year = ''] = text.split('/').map((part) => part.trim());
    return { month: Number(month), year: year.length === 4 ? Number(year) : 2000 + Number(year) };
  }

  function expiryProblem(text: string, today: Date): CardProblem | null {
    if (!/^\s*\d{1,2}\s*\/\s*(?:\d{2}|\d{4})\s*$/.test(text)) return 'incomplete_expiry';
    const { month, year } = expiryOf(text);
    if (month < 1 || month > 12 || year > today.getFullYear() + 50) return 'invalid_expiry';
    return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1
      ? 'invalid_expiry_year_past'
      : null;
  }

  return {
    problems(card: CardInput, today: Date): Record<CardField, CardProblem | null> {
      const length = isAmex(digitsOf(card.number)) ? 4 : 3;
      return {
        number: numberProblem(card.number),
        expiry: expiryProblem(card.expiry, today),
        cvc: digitsOf(card.cvc).length === length ? null : 'incomplete_cvc',
      };
    },
    /** groups of four, 4-6-5 for American Express */
    writeNumber(text: string): string {
      const number = digitsOf(text).slice(0, 19);
      if (isAmex(number))
        return [number.slice(0, 4), number.slice(4, 10), number.slice(10, 15)]
          .filter((part) => part !== '')
          .join(' ');
      return (number.match(/.{1,4}/g) ?? []).join(' ');
    },
    /** a slash after the month */
    writeExpiry(text: string): string {
      const digits = digitsOf(text);
      const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
      return padded.length < 2 || /^\d\d\s*$/.test(text)
        ? padded
        : `${padded.slice(0, 2)} / ${padded.slice(2, 6)}`;
    },
    toForm(card: CardInput): Record<string, string> {
      const { month, year } = expiryOf(card.expiry);
      return {
        type: 'card',
        'card[number]': digitsOf(card.number),
        'card[exp_month]': String(month),
        'card[exp_year]': String(year),
        'card[cvc]': digitsOf(card.cvc),
      };
    },
  };
}
