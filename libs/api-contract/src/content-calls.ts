import type { Call } from './call';
import type { ContactRequest, ContactResult } from './contact';
import type {
  Article,
  ContentEntry,
  ContentEntryRequest,
  ContentList,
  ContentListRequest,
  ContentPage,
  Destination,
  PreviewRequest,
  PreviewResult,
  Promo,
  SiteSearchRequest,
  SiteSearchResult,
} from './content';
import type { ClimateRequest, ClimateResult } from './climate';

/** Answers `{ data, meta }` as Strapi does; the usual envelope on failure (OQ-01). */
function listCall<Attributes>(kind: string): Call<ContentListRequest, ContentList<Attributes>> {
  return { method: 'GET', path: `/api/${kind}`, shape: 'content' };
}

export const articleList = listCall<Article>('articles');
export const destinationList = listCall<Destination>('destinations');
export const pageList = listCall<ContentPage>('pages');
export const promoList = listCall<Promo>('promos');
export const articleById = (
  id: number | string,
): Call<ContentEntryRequest, ContentEntry<Article>> => ({
  method: 'GET',
  path: `/api/articles/${id}`,
  shape: 'content',
});
export const articlePreview: Call<PreviewRequest, PreviewResult> = {
  method: 'GET',
  path: '/api/preview',
};
export const destinationClimate: Call<ClimateRequest, ClimateResult> = {
  method: 'GET',
  path: '/api/smc/destination',
};
export const siteSearch: Call<SiteSearchRequest, SiteSearchResult> = {
  method: 'GET',
  path: '/api/search',
};
export const sendContact: Call<ContactRequest, ContactResult> = {
  method: 'POST',
  path: '/api/contact',
};
