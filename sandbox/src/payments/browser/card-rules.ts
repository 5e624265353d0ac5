export type CardField = 'number' | 'expiry' | 'cvc';
export type CardInput = Readonly<Record<CardField, string>>;
type Problems = Record<CardField, string | null>;

/** What is wrong with card fields before anybody is asked, by the name of its text, and how they are written. */
export function createCardRules() {
  const digitsOf = (text: string): string => text.replace(/\D/g, '');

  function passesLuhn(number: string): boolean {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  function numberProblem(number: string): string | null {
    if (number.length < 16) return 'incomplete_number';
    return passesLuhn(number) ? null : 'invalid_number';
  }

  function expiryOf(text: string): { month: number; year: number } {
    const [month = '', year = ''] = text.split('/').map((part) => part.trim());
    return { month: Number(month), year: year.length === 4 ? Number(year) : 2000 + Number(year) };
  }

  function expiryProblem(text: string, today: Date): string | null {
    if (!/^\s*\d{1,2}\s*\/\s*(?:\d{2}|\d{4})\s*$/.test(text)) return 'incomplete_expiry';
    const { month, year } = expiryOf(text);
    if (month < 1 || month > 12 || year > today.getFullYear() + 50) return 'invalid_expiry';
    return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1
      ? 'invalid_expiry_year_past'
      : null;
  }

  return {
    problems: ({ number, expiry, cvc }: CardInput): Problems => ({
      number: numberProblem(digitsOf(number)),
      expiry: expiryProblem(expiry, new Date()),
      cvc: digitsOf(cvc).length === 3 ? null : 'incomplete_cvc',
    }),
    written(name: CardField, text: string): string {
      const digits = digitsOf(text);
      if (name === 'number') return (digits.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');
      if (name === 'cvc') return text;
      const padded = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
      return padded.length < 2 || /^\d\d\s*$/.test(text)
        ? padded
        : `${padded.slice(0, 2)} / ${padded.slice(2, 6)}`;
    },
    toForm({ number, expiry, cvc }: CardInput): Record<string, string> {
      const { month, year } = expiryOf(expiry);
      const card = 'payment_method_data[card]';
      return {
        'payment_method_data[type]': 'card',
        [`${card}[number]`]: digitsOf(number),
        [`${card}[exp_month]`]: String(month),
        [`${card}[exp_year]`]: String(year),
        [`${card}[cvc]`]: digitsOf(cvc),
      };
    },
  };
}
