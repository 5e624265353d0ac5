import type { Language, SupportContact } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';

export type FillIn = (body: string, language: Language) => string;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Escapes a label as Markdown. */
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

/** Replaces `{{supportEmail}}`, `{{officeFrom}}`, `{{officeTo}}` and `{{supportChannels}}` (ERR-12, PLT-05). */
export function supportWords(support: SupportContact): FillIn {
  return (body, language) => {
    const words = wordsOf(support, language);
    return body.replace(PLACEHOLDER, (whole, name: string) => words.get(name) ?? whole);
  };
}

/** First unknown placeholder, usually a typo; else undefined. */
export const placeholderIn = (text: string): string | undefined => /\{\{\w+\}\}/.exec(text)?.[0];
