import type { StaysRoom, StaysRoomRate } from '@duffel/api/dist/Stays/StaysTypes';
import type { Hotel } from '../catalogue/hotel';
import type { ExtendedRoom } from '../extension';
import type { SearchToken } from './tokens';
import { freeKinds, roomsFree } from './availability';
import type { SoldRooms } from './availability';
import { boardsOf } from './boards';
import { roomFacts } from './room-facts';
import { roomKinds, type RoomKind } from './room-kinds';
import { wireRate } from './wire-rate';

export interface OfferContext {
  now: number;
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
  return freeKinds(hotel, token.stay, context.sold).map((kind) => ({
    name: kind.name,
    beds: kind.beds,
    rates: ratesOf(hotel, token, kind, context),
  }));
}

/** The same rooms with what is known of them beside their rates. */
export function describedRooms(
  hotel: Hotel,
  rooms: readonly StaysRoom[],
  { origin }: Pick<OfferContext, 'origin'>,
): ExtendedRoom[] {
  return rooms.flatMap((room) => {
    const kind = roomKinds(hotel).find(({ name }) => name === room.name);
    if (kind === undefined) return [];
    const { squareMetres, facilities, photos } = roomFacts(hotel, kind);
    return {
      ...room,
      photos: photos.map((id) => ({ url: `${origin}/photos/${id}.webp` })),
      sandbox_extension: { size_square_metres: squareMetres, facilities },
    };
  });
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
