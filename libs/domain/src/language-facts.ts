export interface LanguageFacts {
  prefix: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  ownName: string;
  signs: { readonly group: string; readonly decimal: string };
  euros: (minus: string, digits: string) => string;
  typedDay: { readonly separator: string; readonly hint: string };
  duration: { readonly hour: string; readonly minute: string };
  /** likely country, ISO 3166-1 alpha-2; '' for no guess */
  home: string;
  /** substitute for an English text in releases that predate the language; default: the text itself */
  standIn?: (english: string) => string;
}
