import type { ApiClient } from '@wayfare/api-client';
import {
  articleList,
  articlePreview,
  destinationClimate,
  destinationList,
  pageList,
  promoList,
} from '@wayfare/api-contract';
import type {
  Article,
  Call,
  ClimateResult,
  ContentList,
  ContentListRequest,
  ContentPage,
  Destination,
  PageKey,
  PreviewResult,
  Promo,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

interface Asking {
  api: ApiClient;
  language: Language;
  signal: AbortSignal;
}

type ListCall<Attributes> = Call<ContentListRequest, ContentList<Attributes>>;

const UNLIMITED = '-1';

async function listAll<Attributes>(
  call: ListCall<Attributes>,
  { api, language, signal }: Asking,
): Promise<Attributes[]> {
  const { data } = await api.call(
    call,
    { locale: language, 'pagination[pageSize]': UNLIMITED },
    { signal },
  );
  return data.map(({ attributes }) => attributes);
}

async function findOne<Attributes>(
  call: ListCall<Attributes>,
  slug: string,
  { api, language, signal }: Asking,
): Promise<Attributes | null> {
  const { data } = await api.call(
    call,
    { locale: language, 'filters[slug][$eq]': slug, populate: 'localizations' },
    { signal },
  );
  return data[0]?.attributes ?? null;
}

/** All articles in the page's language, newest first, without their bodies. */
export const listArticles = (asking: Asking): Promise<Article[]> => listAll(articleList, asking);
/** null for an article that does not exist in the page's language. */
export const findArticle = (slug: string, asking: Asking): Promise<Article | null> =>
  findOne(articleList, slug, asking);
export const listDestinations = (asking: Asking): Promise<Destination[]> =>
  listAll(destinationList, asking);
export const findDestination = (slug: string, asking: Asking): Promise<Destination | null> =>
  findOne(destinationList, slug, asking);
export const findPage = (key: PageKey, asking: Asking): Promise<ContentPage | null> =>
  findOne(pageList, key, asking);
export const listPromos = (asking: Asking): Promise<Promo[]> => listAll(promoList, asking);

/** Rejects with NOT_FOUND without the right secret. */
export function previewDraft(
  draft: { kind: PreviewResult['kind']; slug: string; secret: string },
  { api, language, signal }: Asking,
): Promise<PreviewResult> {
  return api.call(articlePreview, { ...draft, locale: language }, { signal });
}

/** By ISO 3166 code of the country. */
export function findClimate(
  country: string,
  { api, language, signal }: Asking,
): Promise<ClimateResult> {
  return api.call(destinationClimate, { country, language }, { signal });
}
