import { PriceAlert } from '@wayfare/saved/price-alert';
import { occupanciesOf } from '../../domain/search/criteria';
import { cheapestOf } from '../../domain/stay/room-groups';
import type { LoadedHotel } from './load-hotel';

/** A price alert on the hotel; for one room only, since several may be chosen separately. */
export function HotelAlert({ hotel, options, rooms, criteria }: LoadedHotel) {
  const stay = criteria?.stay ?? null;
  const cheapest = cheapestOf([{ name: '', number: null, guests: null, options }]);
  if (criteria === null || stay === null || rooms.length > 0 || cheapest === null) return null;
  const watch = {
    product: 'hotels',
    hotel_id: hotel.hotel_id,
    ...stay,
    occupancies: occupanciesOf(criteria),
  } as const;
  return <PriceAlert key={JSON.stringify(watch)} watch={watch} seen={cheapest} />;
}
