import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { LastSearches, type LastSearch } from '@wayfare/search';
import { useState } from 'react';
import { paths } from '../../domain/paths';
import { partyText } from '../../domain/search/party-text';
import { readSearch } from '../../domain/search/search-query';
import { earliestToday } from '../../domain/search/search-rules';
import { lastStays } from '../../state/last-stays';

export function LastStaySearches() {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [today] = useState(() => earliestToday(Date.now()));
  const searches = lastStays.useSearches().flatMap(({ search }): LastSearch[] => {
    const read = readSearch(search, { today, needsDates: true, needsPlace: true });
    if (read.status !== 'ok' || read.search.place === null) return [];
    const { place, stay, party } = read.search;
    const days = stay === null ? [] : [stay.checkIn, stay.checkOut];
    const guests = partyText(party, (key, count) => t(key, { count }));
    return [
      {
        href: paths.results(language, new URLSearchParams({ search })),
        title: place.searchTerms,
        detail: `${days.map((day) => formatDate(day, language, 'short')).join(' – ')} · ${guests}`,
      },
    ];
  });
  return <LastSearches searches={searches} />;
}
