import type { ContentList, ContentListRequest, ContentPage } from '@wayfare/api-contract';
import { invalid } from '../platform/http/problem';
import type { Entry } from '../ports/content';

/* Lists in Strapi's REST shape. */

const PAGE_SIZE = 25;
const UNLIMITED: readonly (string | undefined)[] = ['-1', '0'];

type ListQuery = ContentListRequest;

interface Window {
  readonly page: number;
  readonly size: number | null;
}

function windowOf(query: ListQuery): Window {
  const size = query['pagination[pageSize]'];
  return {
    page: Number(query['pagination[page]'] ?? 1),
    size: UNLIMITED.includes(size) ? null : Number(size ?? PAGE_SIZE),
  };
}

/** Accepted for compatibility; relations are always included. */
const POPULATED: readonly string[] = ['*', 'localizations', 'cover'];

export function checkPopulate({ populate }: ListQuery): void {
  if (
    populate !== undefined &&
    !populate.split(',').every((name) => POPULATED.includes(name.trim()))
  )
    throw invalid('populate', 'field.invalid');
}

const SLUG_FILTERS = ['filters[slug][$eq]', 'filters[slug]', 'slug'] as const;

export const slugOf = (query: ListQuery): string | undefined =>
  SLUG_FILTERS.map((name) => query[name]).find((slug) => slug !== undefined);

/** Unknown filters are refused: ignoring one would answer another list. */
export function checkFilters(sent: unknown): void {
  const unknown = Object.keys(Object(sent)).find(
    (name) => name.startsWith('filters') && !SLUG_FILTERS.some((known) => known === name),
  );
  if (unknown !== undefined) throw invalid(unknown, 'field.invalid');
}

export function pageOf<Attributes>(
  entries: readonly Entry<Attributes>[],
  query: ListQuery,
): ContentList<Attributes> {
  const { page, size } = windowOf(query);
  const total = entries.length;
  const pageSize = size ?? total;
  const data = size === null ? entries : entries.slice((page - 1) * size, page * size);
  return {
    data: [...data],
    meta: {
      pagination: {
        page: size === null ? 1 : page,
        pageSize,
        pageCount: pageSize === 0 ? 0 : Math.ceil(total / pageSize),
        total,
      },
    },
  };
}

export function withoutBody<Attributes extends { readonly body: string | null }>({
  id,
  attributes,
}: Entry<Attributes>): Entry<Attributes> {
  return { id, attributes: { ...attributes, body: null } };
}

export function withoutAnswers({ id, attributes }: Entry<ContentPage>): Entry<ContentPage> {
  const topics = attributes.topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map((question) => ({ ...question, answer: null })),
  }));
  return { id, attributes: { ...attributes, body: null, topics } };
}
