import type { TicketSearchResult } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { moveTrains } from '../../api/search.api';
import type { TicketSearch } from '../search/criteria';
import { codeOf } from './start-search';

/** `none`: there are no trains that way; `over`: the search has lapsed; `failed`: it can be tried again. */
export type MoveNews = 'none' | 'over' | 'failed';

const OVER = ['OFFER_EXPIRED', 'NOT_FOUND'];

/** Earlier and later trains of one direction of a search, in the place of those that are shown. */
export function useTrainMoves(search: TicketSearch, result: TicketSearchResult, direction: 0 | 1) {
  const { api } = usePlatform();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<MoveNews | null>(null);

  /** True when there are other trains now. */
  async function move(page: 'next' | 'previous'): Promise<boolean> {
    const leg = result.legs[direction]?.id;
    if (leg === undefined) return false;
    setBusy(true);
    setNews(null);
    try {
      const isMoved = await moveTrains(api, { search, language }, { id: result.id, leg, page });
      setNews(isMoved ? null : 'none');
      return isMoved;
    } catch (error) {
      setNews(OVER.includes(codeOf(error)) ? 'over' : 'failed');
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, news, move };
}
