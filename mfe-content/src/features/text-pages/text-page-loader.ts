import type { ContentPage, PageKey } from '@wayfare/api-contract';
import { pageError } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { findPage } from '../../api/content.api';
import { keptAsWritten } from '../../api/kept-for';

/** A page missing in the content service is a 404. */
export const textPageLoader =
  (key: PageKey) =>
  async ({ api, language, signal, cache }: LoaderContext): Promise<ContentPage> => {
    cache?.(keptAsWritten(`page-${key}`));
    const page = await findPage(key, { api, language, signal });
    if (page === null) throw pageError(404, 'This page could not be found');
    return page;
  };

export function textPageMeta({
  data: { title, metaTitle, teaser },
}: MetaContext<ContentPage>): PageMeta {
  return { title: metaTitle ?? title, description: teaser };
}
