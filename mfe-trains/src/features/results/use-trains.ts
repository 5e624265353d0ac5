import type { TicketSearchResult } from '@wayfare/api-contract';
import { useQuery } from '@wayfare/api-client/query-cache';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { codeOf } from '@wayfare/search';
import { useMemo, useState } from 'react';
import { addTrains, pagesQuery } from '../../api/search.api';
import { lastPage, searchWith, withPages } from './merged-pages';

type Asked = Parameters<typeof pagesQuery>[0];

/** `over`: the search has expired; `failed`: retry is possible */
type MoveNews =
  | { kind: 'none' | 'over' | 'failed' }
  | { kind: 'added'; page: 'next' | 'previous'; count: number };

const OVER = ['OFFER_EXPIRED', 'NOT_FOUND'];

/** The search with earlier and later trains requested since. */
export function useTrains(search: Asked['search'], first: TicketSearchResult) {
  const { api } = usePlatform();
  const asked: Asked = { search, language: useLanguage() };
  const { data } = useQuery(pagesQuery(asked));
  const pages = useMemo(() => data.filter(({ of }) => of === first.id), [data, first]);
  const result = useMemo(
    () =>
      withPages(
        first,
        pages.map((page) => page.result),
      ),
    [first, pages],
  );

  /** `beside`: the ticket that the new trains have to fit. */
  async function add(
    direction: 0 | 1,
    page: 'next' | 'previous',
    beside: string | null,
  ): Promise<MoveNews> {
    const leg = first.legs[direction]?.id ?? '';
    const found = pages.map((known) => known.result);
    const start = beside === null ? first.id : searchWith(first, found, beside);
    const from = lastPage(pages, start, { leg, page });
    try {
      const count = await addTrains(api, asked, { of: first.id, from, leg, page, shown: result });
      return count === 0 ? { kind: 'none' } : { kind: 'added', page, count };
    } catch (error) {
      return { kind: OVER.includes(codeOf(error)) ? 'over' : 'failed' };
    }
  }

  return { result, add };
}

export type AddTrains = ReturnType<typeof useTrains>['add'];

export function useTrainMoves(add: AddTrains, direction: 0 | 1, beside: string | null) {
  const [busy, setBusy] = useState<'next' | 'previous' | null>(null);
  const [news, setNews] = useState<MoveNews | null>(null);

  async function move(page: 'next' | 'previous'): Promise<void> {
    if (busy !== null) return;
    setBusy(page);
    setNews(null);
    setNews(await add(direction, page, beside));
    setBusy(null);
  }

  return { busy, news, move, forget: () => setNews(null) };
}
