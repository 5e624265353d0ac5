import type { StaysRoom, StaysRoomRate } from '@duffel/api/dist/Stays/StaysTypes';
import { photoId } from '../../photos/photo-ids';
import type { Hotel } from '../catalogue/hotel';
import type { SearchToken } from '../tokens';
import { freeKinds, roomsFree } from './availability';
import type { SoldRooms } from './availability';
import { boardsOf } from './boards';
import { roomKinds, type RoomKind } from './room-kinds';
import { wireRate } from './wire-rate';

export interface OfferContext {
  now: number;
  /** where pictures are served */
  origin: string;
  sold: SoldRooms;
}

function ratesOf(
  hotel: Hotel,
  token: SearchToken,
  kind: RoomKind,
  { now, sold }: OfferContext,
): StaysRoomRate[] {
  const quantity = roomsFree(hotel, kind, token.stay, sold);
  return boardsOf(hotel).flatMap((board) =>
    [true, false].flatMap((refundable) => {
      const rate = wireRate(
        hotel,
        { ...token, kind: kind.code, board, refundable },
        { kind, board, refundable },
        { now, quantity },
      );
      return rate === undefined ? [] : [rate];
    }),
  );
}

/** Rooms that are free and hold the guests, each with its rates, the plainest room first. */
export function offeredRooms(hotel: Hotel, token: SearchToken, context: OfferContext): StaysRoom[] {
  const kinds = roomKinds(hotel);
  return freeKinds(hotel, token.stay, context.sold).map((kind) => ({
    name: kind.name,
    beds: kind.beds,
    photos: [
      { url: `${context.origin}/photos/${photoId(kind.scene, hotel.id, kinds.indexOf(kind))}.svg` },
    ],
    rates: ratesOf(hotel, token, kind, context),
  }));
}

export function cheapestRate(rooms: readonly StaysRoom[]): StaysRoomRate | undefined {
  return rooms
    .flatMap(({ rates }) => rates)
    .reduce<StaysRoomRate | undefined>(
      (best, rate) =>
        best === undefined || Number(rate.total_amount) < Number(best.total_amount) ? rate : best,
      undefined,
    );
}
