import type { AvailabilityResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useRevalidator } from '@wayfare/router';
import { Button, laterPart, useHydrated } from '@wayfare/ui';
import { Suspense, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { paths } from '../../domain/paths';
import type { StaySearch } from '../../domain/search/criteria';
import { writeSearch } from '../../domain/search/search-query';
import { nightsOfStay } from '../../domain/search/stay-summary';
import { combine } from '../../domain/stay/room-combination';
import { roomGroups } from '../../domain/stay/room-groups';
import { LaterBookedAlready } from '../../ui/booking/later-booked-already';
import { ChoiceStatus } from './choice-status';
import type { PriceChangeDialogProps } from './price-change-dialog';
import { ReserveErrorBoundary } from './reserve-error-boundary';
import { RoomChoice } from './room-group';
import { ToRooms } from './to-rooms';
import { useReserve } from './use-reserve';
import { useRoomChoice } from './use-room-choice';
import styles from './rooms.module.css';

const PriceChangeDialog = laterPart<PriceChangeDialogProps>(() =>
  import(/* webpackChunkName: "reserving" */ './price-change-dialog').then(
    (part) => part.PriceChangeDialog,
  ),
);

interface Props extends Pick<AvailabilityResult, 'hotel' | 'options' | 'rooms' | 'roomKinds'> {
  criteria: StaySearch;
}

/** A GET form: without a script step 1 makes the quote. */
export function RoomSelection({ hotel, options, rooms, roomKinds = [], criteria }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  const { reservation, reserve, forget } = useReserve();
  const [isAsked, setIsAsked] = useState(false);
  const urlSearch = writeSearch({ ...criteria, hotels: [hotel.hotel_id] });
  const groups = useMemo(
    () => roomGroups({ options, rooms }, criteria),
    [options, rooms, criteria],
  );
  const choice = useRoomChoice(hotel.hotel_id, urlSearch, groups);
  const selected = choice.selected.filter((option) => option !== null);
  const combined = selected.length === groups.length ? combine(selected, options, now) : null;
  const combination = typeof combined === 'string' ? null : combined;
  const isBusy = reservation.state === 'busy';
  const nights = t('search.nights', { count: nightsOfStay(criteria.stay) });
  const textFor = (count: number) => ({ nights, rooms: t('search.roomsCount', { count }) });
  const errorOf = (index: number) =>
    isAsked && choice.selected[index] === null
      ? t(groups.length === 1 ? 'rooms.nothing' : 'rooms.missing', { number: index + 1 })
      : null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (combination !== null)
      return void reserve({ hotel, options, combination, criteria, urlSearch });
    setIsAsked(true);
    // first group in error: the first without a choice, else the first that cannot be combined
    const missing = groups.find((_group, index) => choice.selected[index] === null) ?? groups[0];
    const group = [
      ...(form.current?.querySelectorAll<HTMLInputElement>(
        `input[name="${missing?.name ?? ''}"]`,
      ) ?? []),
    ];
    (group.find(({ checked }) => checked) ?? group[0])?.focus();
  }

  function handleChooseAgain() {
    forget();
    setIsAsked(false);
    choice.forget();
    void revalidate();
  }

  return (
    <form
      ref={form}
      method="get"
      action={paths.step1(language)}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      className={styles.selection}
    >
      <input type="hidden" name="hotel_id" value={hotel.hotel_id} />
      <input type="hidden" name="search" value={urlSearch} />
      <LaterBookedAlready hotelId={hotel.hotel_id} stay={criteria.stay} again="booked.choose" />
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <RoomChoice
            key={group.name}
            group={group}
            kinds={roomKinds}
            isDescribed={index === 0}
            stayText={textFor(1)}
            selected={choice.selected[index] ?? null}
            error={errorOf(index)}
            errorId={`${id}-${group.name}`}
            onForAll={choice.forAll(index)}
            onSelect={(option) => {
              choice.select(index, option);
              forget();
            }}
          />
        ))}
      </div>
      <section
        aria-label={t('rooms.summary')}
        className={styles.summary}
        data-chosen={combination !== null}
      >
        <ChoiceStatus
          groups={groups}
          chosen={selected.length}
          combined={combined}
          stayText={textFor(groups.length)}
        />
        <ToRooms className={styles.toRooms}>{t('hotel.seeRooms')}</ToRooms>
        <Button type="submit" className={styles.go} isBusy={isBusy} aria-disabled={isBusy}>
          {t(isBusy ? 'rooms.reserving' : 'rooms.continue')}
        </Button>
        {(reservation.state === 'gone' || reservation.state === 'failed') && (
          <ReserveErrorBoundary reservation={reservation} onChooseAgain={handleChooseAgain} />
        )}
      </section>
      {reservation.state === 'changed' && (
        <Suspense>
          <PriceChangeDialog
            quote={reservation.quote}
            shownPrice={reservation.shownPrice}
            onAccept={reservation.goOn}
            onChooseAgain={handleChooseAgain}
          />
        </Suspense>
      )}
    </form>
  );
}
