import { ROOM_FACILITIES } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import type { StayRoomFacts } from '../../../ports/stay-supplier';
import type { WireRoom } from './duffel.schemas';

const PhotosSchema = v.fallback(v.array(v.object({ url: v.string() })), []);

/** Sandbox extension, optional (decision 0087). */
const ExtensionSchema = v.fallback(
  v.object({
    size_square_metres: v.nullish(v.pipe(v.number(), v.minValue(1)), null),
    facilities: v.nullish(v.array(v.string()), []),
  }),
  { size_square_metres: null, facilities: [] },
);

const PHOTO = /^\/photos\/([a-z0-9-]{1,80})\.webp$/;

/** Photo name on the supplier's host; null elsewhere. */
function photoName(url: string, host: string): string | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  return address.host === host ? (PHOTO.exec(address.pathname)?.[1] ?? null) : null;
}

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
