/** What differs between languages and is no text. */
export interface LanguageFacts {
  /** what every path of the language begins with; the default language has none */
  prefix: string;
  /** BCP 47, of dates, times and speech; its territory is the one whose spelling the texts follow */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** what its readers call it */
  ownName: string;
  /** between thousands, and before decimals */
  signs: { readonly group: string; readonly decimal: string };
  /** an amount of its minus sign, or none, and its digits */
  euros: (minus: string, digits: string) => string;
  /** a day as it is typed: what stands between its numbers, and what a field of one asks for */
  typedDay: { readonly separator: string; readonly hint: string };
  /** signs of hours and minutes */
  duration: { readonly hour: string; readonly minute: string };
  /** where most of its readers live, ISO 3166-1 alpha-2; '' where nobody is guessed at */
  home: string;
  /** what stands for an English text in a release from before the language; the text itself without it */
  standIn?: (english: string) => string;
}
