import type { Quote } from '@wayfare/api-contract';
import { SmallPrint } from '@wayfare/checkout';
import { fromOccupancies } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { guestsText } from '../../domain/search/party-text';
import { CancelTerms } from './cancel-terms';
import styles from './booking.module.css';

type Rooms = Quote['rooms'];

/** Whether the rooms' cancellation deadlines differ. */
export const hasOwnTerms = (rooms: Rooms): boolean =>
  new Set(rooms.map(({ cancelPolicy }) => cancelPolicy.freeCancellationUntil)).size > 1;

/** Several rooms are numbered, each with its guests, name and terms (HOT-18). */
export function StayRooms({
  stay: { rooms, occupancies },
  isCanceled,
}: {
  stay: Pick<Quote, 'rooms' | 'occupancies'>;
  isCanceled: boolean;
}) {
  const { t } = useTranslation('hotels');
  const party = fromOccupancies(occupancies);
  const showsTerms = hasOwnTerms(rooms) && !isCanceled;
  return (
    <ul className={rooms.length > 1 ? styles.roomList : styles.plain}>
      {rooms.map(
        ({ occupancyRefID: number, description, meal_plan: meal, guest, cancelPolicy }) => {
          const guests = party[number - 1];
          const who = [
            guest === null ? '' : `${guest.firstName} ${guest.lastName}`,
            guests === undefined ? '' : guestsText(guests, (key, count) => t(key, { count })),
          ];
          return (
            <li key={number}>
              {rooms.length > 1 && <strong>{t('rooms.perRoom', { number })}: </strong>}
              {description}, {meal}
              {rooms.length > 1 && (
                <SmallPrint>{who.filter((part) => part !== '').join(' · ')}</SmallPrint>
              )}
              {showsTerms && (
                <SmallPrint>
                  <CancelTerms cancelPolicy={cancelPolicy} />
                </SmallPrint>
              )}
            </li>
          );
        },
      )}
    </ul>
  );
}
