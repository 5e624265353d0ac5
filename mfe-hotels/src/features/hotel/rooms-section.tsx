import { useTranslation } from '@wayfare/i18n';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { useRef } from 'react';
import { SearchSummary } from '../../ui/search-summary';
import type { LoadedHotel } from './load-hotel';
import { RoomSelection } from './room-selection';
import { StayForm } from './stay-form';
import { ToRooms } from './to-rooms';
import bars from './rooms.module.css';
import styles from './hotel.module.css';

const hasRooms = ({ options, rooms }: Pick<LoadedHotel, 'options' | 'rooms'>) =>
  rooms.length === 0 ? options.length > 0 : rooms.every((room) => room.options.length > 0);

function NoRooms({ name, onChange }: { name: string; onChange: () => void }) {
  const { t } = useTranslation('hotels');
  return (
    <div role="status" className={styles.none}>
      <h3>{t('hotel.noRooms')}</h3>
      <p>{t('hotel.noRoomsText', { name })}</p>
      <button type="button" className={buttonClass({ variant: 'primary' })} onClick={onChange}>
        {t('hotel.changeDates')}
      </button>
    </div>
  );
}

function ToDates({ price }: { price: string }) {
  const { t } = useTranslation('hotels');
  return (
    <p className={bars.bar}>
      <span>{t('card.from', { price })}</span>
      <ToRooms>{t('hotel.seeDates')}</ToRooms>
    </p>
  );
}

/** Dates first, then the options, or what to try when there are none (HOT-51). */
export function RoomsSection({
  hotel,
  options,
  rooms,
  roomKinds,
  criteria,
  draft,
  problems,
}: LoadedHotel) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { search } = useLocation();
  const section = useRef<HTMLElement>(null);
  const hasDates = criteria !== null && criteria.stay !== null;
  const isFree = hasRooms({ options, rooms });
  const price = formatMoney(parseMoney(hotel.fromPrice), language);
  return (
    <section ref={section} aria-labelledby="rooms" className={`${styles.section} ${styles.rooms}`}>
      <h2 id="rooms" tabIndex={-1}>
        {t('hotel.rooms')}
      </h2>
      {hasDates ? (
        <p>
          <SearchSummary criteria={criteria} />
        </p>
      ) : (
        <p>
          {t('hotel.chooseDates')} {t('hotel.fromPrice', { price })}
        </p>
      )}
      <StayForm
        key={search}
        hotelId={hotel.hotel_id}
        timeZone={hotel.timeZone}
        initial={draft}
        problems={problems}
        label={t('hotel.changeDates')}
      />
      {hasDates && isFree && (
        <RoomSelection
          key={`${search} ${(rooms[0]?.options ?? options)[0]?.optionRefId ?? ''}`}
          hotel={hotel}
          options={options}
          rooms={rooms}
          roomKinds={roomKinds}
          criteria={criteria}
        />
      )}
      {!hasDates && <ToDates price={price} />}
      {hasDates && !isFree && (
        <NoRooms
          name={hotel.name}
          onChange={() =>
            section.current?.querySelector<HTMLInputElement>('input[name="checkIn"]')?.focus()
          }
        />
      )}
    </section>
  );
}
