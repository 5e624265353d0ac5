import * as v from 'valibot';
import { BED_TYPES, ROOM_FACILITIES } from './hotel-facts';
import { ImageSchema } from './hotels';

/** A kind of room, told once for all its rates; `code` is that of a room of an option. */
export const RoomKindSchema = v.object({
  code: v.string(),
  beds: v.array(v.object({ type: v.picklist(BED_TYPES), count: v.number() })),
  /** null where the supplier does not say */
  squareMetres: v.nullable(v.number()),
  /** empty where the supplier names none */
  facilities: v.array(v.picklist(ROOM_FACILITIES)),
  images: v.array(ImageSchema),
});
export type RoomKind = v.InferOutput<typeof RoomKindSchema>;
