import { isApiError } from '@wayfare/api-client';
import type { PreviewResult } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { LoaderContext } from '@wayfare/remote-kit';
import { previewDraft } from '../../api/content.api';

/**
 * The draft that the address names, for who knows the secret. Null for everybody else and for everything else, so that
 * the page tells nobody which drafts there are. Without a secret the API is not asked at all.
 */
export async function loadPreview({
  api,
  language,
  url,
  signal,
}: LoaderContext): Promise<PreviewResult | null> {
  const [slug, secret, locale] = ['slug', 'secret', 'locale'].map(
    (name) => url.searchParams.get(name) ?? '',
  ) as [string, string, string];
  if (slug === '' || secret === '') return null;
  const kind = url.searchParams.get('kind') === 'destinations' ? 'destinations' : 'articles';
  const written = LANGUAGES.find((known) => known === locale) ?? language;
  try {
    return await previewDraft({ kind, slug, secret }, { api, language: written, signal });
  } catch (error) {
    if (isApiError(error) && error.statusCode < 500) return null;
    throw error;
  }
}
