import type { HotelDetail, StayOption, StayPrice } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useRevalidator } from '@wayfare/router';
import { Button, useHydrated } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { paths } from '../../paths';
import { MemberPrice } from '../prices/member-price';
import type { StayCriteria } from '../search/criteria';
import { writeSearch } from '../search/search-query';
import { nightsOfStay } from '../search/search-summary';
import { chosenRoom, type BookingState } from './booking-state';
import { forgetRoom, keepRoom, useKeptRoom } from './kept-room';
import { OptionCard } from './option-card';
import { PriceChangeDialog } from './price-change-dialog';
import { ReserveTrouble } from './reserve-trouble';
import { useReserve } from './use-reserve';
import styles from './hotel.module.css';

interface Props {
  hotel: HotelDetail;
  options: readonly StayOption[];
  criteria: StayCriteria;
}

interface ChosenProps {
  rooms: BookingState['rooms'];
  price: StayPrice;
  stayText: { nights: string; rooms: string };
}

function ChosenRooms({ rooms, price, stayText }: ChosenProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <>
      <ul>
        {rooms.map((room) => (
          <li key={room.occupancyRefID}>
            {room.description}, {room.meal_plan}
          </li>
        ))}
      </ul>
      <p className={styles.total}>{formatMoney(parseMoney(price.gross), language)}</p>
      <p className={styles.small}>
        {t('rooms.totalFor', stayText)}, {t('card.inclTaxes')}
      </p>
      <MemberPrice price={price} className={styles.member} invites />
    </>
  );
}

/**
 * The options as one choice; the chosen one is summed up, quoted and taken on to the booking. A GET form: without a
 * script the first step makes the quote.
 */
export function RoomSelection({ hotel, options, criteria }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const { reservation, reserve, goOn, forget } = useReserve();
  const urlSearch = writeSearch({ ...criteria, hotels: [hotel.hotel_id] });
  const keptId = useKeptRoom(hotel.hotel_id, urlSearch, options);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const selectedId = chosenId ?? keptId;
  const option = options.find((candidate) => candidate.optionRefId === selectedId);
  const chosen = chosenRoom({ hotel, options, option, criteria, urlSearch });
  const isBusy = reservation.state === 'busy';
  const stayText = { nights: t('search.nights', { count: nightsOfStay(criteria.stay) }), rooms: t('search.roomsCount', { count: criteria.party.length }) };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== null) void reserve(chosen);
  }

  function handleSelect(candidate: StayOption) {
    setChosenId(candidate.optionRefId);
    keepRoom(hotel.hotel_id, urlSearch, candidate);
    forget();
  }

  /** Another room, from what is free now and at its present price. */
  function handleChooseAgain() {
    forget();
    forgetRoom();
    setChosenId(null);
    void revalidate();
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
              onSelect={() => handleSelect(candidate)}
            />
          ))}
        </ul>
      </fieldset>
      <section aria-label={t('rooms.summary')} className={styles.summary} data-chosen={chosen !== null}>
        <div role="status">{chosen === null || option === undefined ? <p>{t('rooms.nothing')}</p> : <ChosenRooms rooms={chosen.booking.rooms} price={option.price} stayText={stayText} />}</div>
        <Button type="submit" isBusy={isBusy} aria-disabled={isBusy} disabled={isHydrated && chosen === null}>
          {t(isBusy ? 'rooms.reserving' : 'rooms.continue')}
        </Button>
        {(reservation.state === 'gone' || reservation.state === 'failed') && <ReserveTrouble reservation={reservation} onChooseAgain={handleChooseAgain} />}
      </section>
      {reservation.state === 'changed' && chosen !== null && (
        <PriceChangeDialog quote={reservation.quote} shownPrice={chosen.request.shownPrice} onAccept={() => goOn(reservation.quote, chosen)} onChooseAgain={handleChooseAgain} />
      )}
    </form>
  );
}
