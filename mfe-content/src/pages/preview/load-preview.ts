import { isApiError } from '@wayfare/api-client';
import type { PreviewResult } from '@wayfare/api-contract';
import { LANGUAGES } from '@wayfare/domain';
import type { LoaderContext } from '@wayfare/remote-kit';
import { previewDraft } from '../../api/content.api';

/** Null without the right secret and for unknown drafts alike: the page reveals none. No secret, no API call. */
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
