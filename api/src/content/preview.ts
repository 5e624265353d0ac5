import type { PreviewResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { isOneOf } from '@wayfare/server/secrets';
import { Problem } from '../platform/http/problem';
import type { Content, DraftKind } from '../ports/content';

/** Without one of the secrets NOT_FOUND, as for an unknown slug. */
export async function previewDraft(
  content: Content,
  secrets: readonly string[],
  {
    kind,
    slug,
    locale,
    secret: given,
  }: { kind: DraftKind; slug: string; secret: string; locale: Language },
): Promise<PreviewResult> {
  const read = async (): Promise<PreviewResult | null> => {
    if (kind === 'articles') {
      const article = await content.draft(kind, slug, locale);
      return article === null ? null : { kind, ...article };
    }
    const destination = await content.draft(kind, slug, locale);
    return destination === null ? null : { kind, ...destination };
  };
  const draft = isOneOf(given, secrets) ? await read() : null;
  if (draft === null) throw new Problem('NOT_FOUND', { text: 'content.unknown' });
  return draft;
}
