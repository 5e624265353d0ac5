import {
  articleList,
  destinationClimate,
  destinationList,
  seoText,
  type ContentListRequest,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute } from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import {
  buildArticle,
  buildDestination,
  buildDutchDestination,
  CLIMATE,
  listOf,
  SEO_TEXT,
} from './entries';

const manifests = [manifestOf('hotels'), manifestOf('flights'), manifestOf('trains')];
const ENTRIES = [buildDestination(), buildDutchDestination()];

export type Calls = [
  typeof destinationList,
  typeof destinationClimate,
  typeof seoText,
  typeof articleList,
];
type Handlers = Parameters<typeof fakeWire<Calls>>[0];

interface Answers {
  destinations?: Handlers[0][1];
  climate?: Handlers[1][1];
  seo?: Handlers[2][1];
  articles?: Handlers[3][1];
  flags?: Record<string, boolean>;
}

export const bySlug = (request: ContentListRequest) =>
  listOf(
    ...ENTRIES.filter(
      ({ slug, locale }) => slug === request['filters[slug][$eq]'] && locale === request.locale,
    ),
  );

export function open(
  path: string,
  {
    destinations = bySlug,
    climate = CLIMATE,
    seo = SEO_TEXT,
    articles = listOf(
      buildArticle(),
      buildArticle({ slug: 'fjords', title: 'Fjords', countries: ['NO'] }),
    ),
    flags = { trains: true },
  }: Answers = {},
) {
  const wire = fakeWire<Calls>([
    [destinationList, destinations],
    [destinationClimate, climate],
    [seoText, seo],
    [articleList, articles],
  ]);
  return renderRoute(vertical, manifest, path, { wire, manifests, flags });
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
