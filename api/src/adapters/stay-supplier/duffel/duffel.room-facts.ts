import { ROOM_FACILITIES } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import type { StayRoomFacts } from '../../../ports/stay-supplier';
import type { WireRoom } from './duffel.schemas';

const PhotosSchema = v.fallback(v.array(v.object({ url: v.string() })), []);

/** Duffel has no field for it: the sandbox plays it under a name of its own, and a room without it is as good (decision 0087). */
const ExtensionSchema = v.fallback(
  v.object({
    size_square_metres: v.nullish(v.pipe(v.number(), v.minValue(1)), null),
    facilities: v.nullish(v.array(v.string()), []),
  }),
  { size_square_metres: null, facilities: [] },
);

const PHOTO = /^\/photos\/([a-z0-9-]{1,80})\.webp$/;

/** The name of a photo that lies where the supplier's pictures are fetched; null for one that lies anywhere else. */
function photoName(url: string, host: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  return address.host === host ? (PHOTO.exec(address.pathname)?.[1] ?? null) : null;
}

/** What is known of a room; what can't be read is as if it had not been said. */
export function roomFactsOf(
  { beds, photos, sandbox_extension: extension }: WireRoom,
  host: string,
): StayRoomFacts {
  const { size_square_metres: squareMetres, facilities } = v.parse(ExtensionSchema, extension);
  return {
    beds: beds ?? [],
    photos: v.parse(PhotosSchema, photos).flatMap(({ url }) => photoName(url, host) ?? []),
    squareMetres,
    facilities: ROOM_FACILITIES.filter((known) => facilities?.includes(known)),
  };
}
