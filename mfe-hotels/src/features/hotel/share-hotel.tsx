import type { HotelDetail } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ShareButton } from '@wayfare/saved/share';
import { paths } from '../../domain/paths';
import { townWords } from '../../domain/place/town-words';
import type { StaySearch } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import { staySummary } from '../../domain/search/stay-summary';

interface Props {
  hotel: HotelDetail;
  /** null without usable dates and guests */
  criteria: StaySearch | null;
}

/** Shares dates and guests, never the sharer's place of search or country. */
export function ShareHotel({ hotel, criteria }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const query = new URLSearchParams();
  const own = { place: null, area: null, hotels: [hotel.hotel_id], nationality: null };
  if (criteria !== null) query.set('search', writeSearch({ ...criteria, ...own }));
  const words = [
    `${hotel.name}, ${townWords(hotel)}`,
    ...(criteria === null || criteria.stay === null ? [] : [staySummary(criteria, t, language)]),
  ];
  return (
    <ShareButton
      title={hotel.name}
      text={words.join(' · ')}
      href={paths.place(language, hotel.paths[language], query)}
    />
  );
}
