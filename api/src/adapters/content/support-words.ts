import type { Language, SupportContact } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';

/** Fills in what a text leaves to the deployment; anything else in it stays as it is. */
export type FillIn = (body: string, language: Language) => string;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Markdown of a link's own text: names of networks may hold any sign. */
const plain = (name: string) => name.replace(/[\\`*_[\]<>]/g, '\\$&');

function wordsOf(
  { email, hours, social }: SupportContact,
  language: Language,
): ReadonlyMap<string, string> {
  const channels =
    social.length === 0
      ? text('channels.mail', language)
      : text('channels.social', language, {
          names: social.map(({ name, url }) => `[${plain(name)}](<${url}>)`).join(', '),
        });
  return new Map([
    ['supportEmail', email],
    ['officeFrom', hours.from],
    ['officeTo', hours.to],
    ['supportChannels', channels],
  ]);
}

/** `{{supportEmail}}`, `{{officeFrom}}`, `{{officeTo}}` and `{{supportChannels}}` in somebody's Markdown (ERR-12, PLT-05). */
export function supportWords(support: SupportContact): FillIn {
  return (body, language) => {
    const words = wordsOf(support, language);
    return body.replace(PLACEHOLDER, (whole, name: string) => words.get(name) ?? whole);
  };
}

/** The first placeholder that nothing fills in, such as a misspelt one; undefined where there is none. */
export const placeholderIn = (text: string): string | undefined => /\{\{\w+\}\}/.exec(text)?.[0];
