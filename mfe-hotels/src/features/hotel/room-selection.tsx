import type { HotelDetail, StayOption } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import type { StayCriteria } from '../search/criteria';
import { writeSearch } from '../search/search-query';
import { nightsOfStay } from '../search/search-summary';
import { bookingStateOf } from './booking-state';
import { OptionCard } from './option-card';
import styles from './hotel.module.css';

interface Props {
  hotel: HotelDetail;
  options: readonly StayOption[];
  criteria: StayCriteria;
}

/** The options as one choice; the chosen one is summed up and taken on to the booking. A GET form, so it needs no script. */
export function RoomSelection({ hotel, options, criteria }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const navigate = useNavigate();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const urlSearch = writeSearch({ ...criteria, hotels: [hotel.hotel_id] });
  const option = options.find((candidate) => candidate.optionRefId === selectedId);
  const booking = option === undefined ? null : bookingStateOf({ hotel, options, option, criteria, urlSearch });
  const stayText = { nights: t('search.nights', { count: nightsOfStay(criteria.stay) }), rooms: t('search.roomsCount', { count: criteria.party.length }) };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (option === undefined) return;
    void navigate(paths.step1(language, new URLSearchParams({ optionRefId: option.optionRefId, hotel_id: hotel.hotel_id, search: urlSearch })));
  }

  return (
    <form method="get" action={paths.step1(language)} onSubmit={handleSubmit} className={styles.selection}>
      <input type="hidden" name="hotel_id" value={hotel.hotel_id} />
      <input type="hidden" name="search" value={urlSearch} />
      <fieldset className={styles.options}>
        <legend>{t('rooms.legend')}</legend>
        <ul>
          {options.map((candidate) => (
            <OptionCard
              key={candidate.optionRefId}
              option={candidate}
              stayText={stayText}
              isSelected={candidate.optionRefId === selectedId}
              onSelect={() => setSelectedId(candidate.optionRefId)}
            />
          ))}
        </ul>
      </fieldset>
      <section aria-label={t('rooms.summary')} className={styles.summary}>
        <div role="status">
          {option === undefined || booking === null ? (
            <p>{t('rooms.nothing')}</p>
          ) : (
            <>
              <ul>
                {booking.rooms.map((room) => (
                  <li key={room.occupancyRefID}>
                    {room.description}, {room.meal_plan}
                  </li>
                ))}
              </ul>
              <p className={styles.total}>{formatMoney(parseMoney(option.price.gross), language)}</p>
              <p className={styles.small}>
                {t('rooms.totalFor', stayText)}, {t('card.inclTaxes')}
              </p>
            </>
          )}
        </div>
        <button type="submit" className={buttonClass({ variant: 'primary' })} disabled={option === undefined}>
          {t('rooms.continue')}
        </button>
      </section>
    </form>
  );
}
