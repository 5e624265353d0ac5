import type { Language, SupportContact } from '@wayfare/domain';

/** Fills in what a text leaves to the deployment; anything else in it stays as it is. */
export type FillIn = (text: string, language: Language) => string;

const CHANNELS: Readonly<
  Record<Language, { readonly mail: string; readonly social: (names: string) => string }>
> = {
  en: { mail: 'by e-mail', social: (names) => `by e-mail and on social media (${names})` },
  nl: { mail: 'per e-mail', social: (names) => `per e-mail en op sociale media (${names})` },
};

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Markdown of a link's own text: names of networks may hold any sign. */
const plain = (name: string) => name.replace(/[\\`*_[\]<>]/g, '\\$&');

function wordsOf(
  { email, hours, social }: SupportContact,
  language: Language,
): ReadonlyMap<string, string> {
  const { mail, social: withSocial } = CHANNELS[language];
  const channels =
    social.length === 0
      ? mail
      : withSocial(social.map(({ name, url }) => `[${plain(name)}](<${url}>)`).join(', '));
  return new Map([
    ['supportEmail', email],
    ['officeFrom', hours.from],
    ['officeTo', hours.to],
    ['supportChannels', channels],
  ]);
}

/** `{{supportEmail}}`, `{{officeFrom}}`, `{{officeTo}}` and `{{supportChannels}}` in somebody's Markdown (ERR-12, PLT-05). */
export function supportWords(support: SupportContact): FillIn {
  return (text, language) => {
    const words = wordsOf(support, language);
    return text.replace(PLACEHOLDER, (whole, name: string) => words.get(name) ?? whole);
  };
}

/** The first placeholder that nothing fills in, such as a misspelt one; undefined where there is none. */
export const placeholderIn = (text: string): string | undefined => /\{\{\w+\}\}/.exec(text)?.[0];
