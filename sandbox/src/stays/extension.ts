import type { StaysAccommodationReview, StaysRoom } from '@duffel/api/dist/Stays/StaysTypes';

/*
 * What Duffel's wire has no field for and the demonstration plays: it stands apart under this one name, so that nobody takes
 * it for Duffel's. A caller has to do without it (decision 0087).
 */

interface RoomExtension {
  size_square_metres: number;
  facilities: string[];
}

interface ReviewExtension {
  language: string;
  traveller: string;
  room_name: string;
}

export type ExtendedRoom = StaysRoom & { sandbox_extension: RoomExtension };
export type ExtendedReview = StaysAccommodationReview & { sandbox_extension: ReviewExtension };

export interface ExtendedReviews {
  reviews: ExtendedReview[];
  sandbox_extension: { scores: Record<string, number> };
}
