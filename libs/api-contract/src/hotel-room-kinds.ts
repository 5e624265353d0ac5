import * as v from 'valibot';
import { BED_TYPES, ROOM_FACILITIES } from './hotel-facts';
import { ImageSchema } from './hotels';

/** Facts of a room kind, once for all its rates; `code` is that of an option's room. */
export const RoomKindSchema = v.object({
  code: v.string(),
  beds: v.array(v.object({ type: v.picklist(BED_TYPES), count: v.number() })),
  squareMetres: v.nullable(v.number()),
  facilities: v.array(v.picklist(ROOM_FACILITIES)),
  images: v.array(ImageSchema),
});
export type RoomKind = v.InferOutput<typeof RoomKindSchema>;
