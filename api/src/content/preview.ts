import { createHash, timingSafeEqual } from 'node:crypto';
import type { PreviewResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { Problem } from '../platform/http/problem';
import type { Content, DraftKind } from '../ports/content';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant time for any length. */
function isSecret(given: string, secret: string | undefined): boolean {
  return secret !== undefined && timingSafeEqual(digest(given), digest(secret));
}

/** Without the secret NOT_FOUND, as for an unknown slug. */
export async function previewDraft(
  content: Content,
  secret: string | undefined,
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
  const draft = isSecret(given, secret) ? await read() : null;
  if (draft === null) throw new Problem('NOT_FOUND', { text: 'content.unknown' });
  return draft;
}
