import type { SupportContact } from '@wayfare/domain';
import * as v from 'valibot';

export const INVENTED_SUPPORT = '@wayfare.example';

const HOURS = /^(\d{1,2}:[0-5]\d)-(\d{1,2}:[0-5]\d)$/;

const hoursOf = (text: string) => {
  const [, from = '', to = ''] = HOURS.exec(text) ?? [];
  return { from, to };
};

const MINUTES = ({ from, to }: { from: string; to: string }) =>
  [from, to]
    .map((time) => time.split(':').map(Number))
    .map(([hour = 0, minute = 0]) => hour * 60 + minute);

const isPeriod = (text: string): boolean => {
  const [from = 0, to = 0] = HOURS.test(text) ? MINUTES(hoursOf(text)) : [];
  return from < to && to <= 24 * 60;
};

/** `Mastodon=https://social.example/@us`; a name has no comma and no equals sign. */
const LINK = /^([^=]{1,40})=(https:\/\/\S+)$/;

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const linkOf = (text: string) => {
  const [, name = '', url = ''] = LINK.exec(text) ?? [];
  return { name: name.trim(), url };
};

const isLink = (text: string) =>
  LINK.test(text) && linkOf(text).name !== '' && URL.canParse(linkOf(text).url);

/** Support contacts (OQ-18, PLT-05, CNT-27) for shell and API; wrong values fail with the expected form. */
export const SUPPORT_VARIABLES = {
  SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an e-mail address')),
    `support${INVENTED_SUPPORT}`,
  ),
  SUPPORT_HOURS: v.optional(
    v.pipe(v.string(), v.check(isPeriod, 'must be hours such as 8:00-17:00'), v.transform(hoursOf)),
    '8:00-17:00',
  ),
  SOCIAL_LINKS: v.optional(
    v.pipe(
      v.string(),
      v.transform(partsOf),
      v.check(
        (parts) => parts.every(isLink),
        'must be names and https addresses such as Mastodon=https://social.example/@us,Example=https://example.com/us',
      ),
      v.transform((parts) => parts.map(linkOf)),
    ),
    '',
  ),
};

interface SupportVariables {
  SUPPORT_EMAIL: string;
  SUPPORT_HOURS: SupportContact['hours'];
  SOCIAL_LINKS: readonly { name: string; url: string }[];
}

/** Support contacts by those variables. */
export function supportOf({
  SUPPORT_EMAIL,
  SUPPORT_HOURS,
  SOCIAL_LINKS,
}: SupportVariables): SupportContact {
  return Object.freeze({
    email: SUPPORT_EMAIL,
    hours: Object.freeze(SUPPORT_HOURS),
    social: Object.freeze(SOCIAL_LINKS),
  });
}
