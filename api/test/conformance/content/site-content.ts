import type { Language } from '@wayfare/domain';
import type { Content } from '../../../src/ports/content';
import { CONTENT_KINDS, embeddedContentIn } from '../../../src/adapters/content/embedded';
import { supportWords } from '../../../src/adapters/content/support-words';

/* For tests: the site's own content as it is published. */

export const ROOT = 'api/content';

export const siteContent = () =>
  embeddedContentIn(
    ROOT,
    supportWords({ email: 'help@site.test', hours: { from: '8:00', to: '17:00' }, social: [] }),
  );

/** Everything that an entry shows, as HTML. */
export async function textOf(
  content: Content,
  language: Language,
): Promise<{ name: string; html: string }[]> {
  const lists = await Promise.all(
    CONTENT_KINDS.map(async (kind) =>
      (await content.list(kind, language)).map(({ attributes }) => ({ kind, attributes })),
    ),
  );
  return lists.flat().flatMap(({ kind, attributes }) => {
    const name = `${kind}/${attributes.slug} (${language})`;
    const answers =
      'topics' in attributes
        ? attributes.topics.flatMap(({ questions }) => questions.map(({ answer }) => answer ?? ''))
        : [];
    return [attributes.body ?? '', ...answers].map((html) => ({ name, html }));
  });
}
