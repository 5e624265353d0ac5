import { money, today } from '@wayfare/domain';
import type { SitePages } from '../../platform/site-pages/site-pages';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelRecord } from '../../catalogue/records/records';
import { invalid, Problem } from '../../platform/http/problem';
import type { StayDates } from '../../ports/stay-supplier';
import type { StayWatch, WatchedProduct } from '../../price-alerts/watched-product';
import { stayDates } from './stay-dates';
import { ownTotal, waysOf } from './stay-price';
import type { StaysOnSale } from './stays-on-sale';

interface Deps {
  readonly pages: SitePages;
  readonly catalogue: Pick<Catalogue, 'hotel'>;
  readonly stays: Pick<StaysOnSale, 'search'>;
}

function datesOf(watch: StayWatch, { timeZone }: HotelRecord, now: number): StayDates {
  const dates = stayDates(
    watch,
    today(timeZone, () => now),
  );
  if (dates === null) throw invalid('watch.checkIn', 'dates.both');
  return dates;
}

export function stayWatch({ catalogue, stays, pages }: Deps): WatchedProduct<StayWatch> {
  async function hotelOf({ hotel_id: id }: StayWatch): Promise<HotelRecord> {
    const hotel = await catalogue.hotel(id);
    if (hotel === null) throw new Problem('NOT_FOUND', { field: 'watch.hotel_id' });
    return hotel;
  }
  return {
    async describe(watch, { language, now }) {
      const hotel = await hotelOf(watch);
      const { checkIn, checkOut } = datesOf(watch, hotel, now);
      return {
        title: `${hotel.name}, ${hotel.city.names[language]}`,
        startsOn: checkIn,
        endsOn: checkOut,
      };
    },
    async price(watch, { isMember, now }) {
      const dates = datesOf(watch, await hotelOf(watch), now);
      const { offers } = await stays.search({ hotelIds: [watch.hotel_id] }, dates);
      const [offer] = offers;
      if (offer === undefined) return null;
      return money(Math.min(...waysOf(offer).map((way) => ownTotal(way, isMember).amount)));
    },
    async href(watch, language) {
      const hotel = await catalogue.hotel(watch.hotel_id);
      if (hotel === null) return null;
      const { checkIn, checkOut, occupancies, hotel_id: id } = watch;
      const search = JSON.stringify({ checkIn, checkOut, occupancies, hotels: [id] });
      return `${pages.path('hotels.results', language)}${hotel.paths[language]}?${new URLSearchParams({ search })}`;
    },
  };
}
