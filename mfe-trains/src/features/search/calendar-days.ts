import type { IsoDate } from '@wayfare/domain';
import { daysOfMonth } from '@wayfare/search';
import type { TicketSearch } from '../../domain/search/criteria';
import { onDay } from '../../domain/search/days-around';
import { findTicketProblems } from '../../domain/search/search-rules';

export const searchableDays = (
  search: TicketSearch,
  direction: 0 | 1,
  month: string,
  today: IsoDate,
): IsoDate[] =>
  daysOfMonth(month).filter(
    (day) => findTicketProblems(onDay(search, direction, day), today).length === 0,
  );
