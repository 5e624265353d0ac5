import type { Call } from './call';
import type {
  PlaceSuggestion,
  PopularPlace,
  PopularPlacesRequest,
  PredictiveRequest,
  SeoTextRequest,
  SeoTextResult,
  SitemapRequest,
  SitemapResult,
} from './places';

export const predictive: Call<PredictiveRequest, PlaceSuggestion[]> = {
  method: 'POST',
  path: '/api/v3/predictive',
};
export const popularPlaces: Call<PopularPlacesRequest, PopularPlace[]> = {
  method: 'GET',
  path: '/api/most-popular-places',
};
export const seoText: Call<SeoTextRequest, SeoTextResult> = {
  method: 'GET',
  path: '/api/seo/getTextByLanguage',
};
export const sitemapByCountry: Call<SitemapRequest, SitemapResult> = {
  method: 'GET',
  path: '/api/seo/getSiteMapHTMLByCountry',
};
export const sitemapByCity: Call<SitemapRequest, SitemapResult> = {
  method: 'GET',
  path: '/api/seo/getSiteMapHTMLByCity',
};
